//! A preview of what the picked choice would do if no other seat did anything.

use super::regions::Regions;
use super::{PageContent, PageQuery, PageSource};
use crate::boards::{self, Consequence, Foresight};
use crate::components;
use crate::context::{RequestContext, table_id};
use crate::extract::{Path, Query};
use crate::region::{Region, parcel};
use axum::response::Response;
use maud::{Markup, html};

/// Serves the regions of the preview to a script, which requests them whenever the choice changes.
pub(crate) async fn foresee(
    context: RequestContext,
    Path(code): Path<String>,
    Query(query): Query<PageQuery>,
    Query(picked): Query<Vec<(String, String)>>,
) -> Response {
    let found = async {
        let handle = context.app.registry.find(table_id(&code)?).await?;
        Ok(PageSource::now(&handle, &context, query).await)
    };
    match found.await {
        Ok(source) => context.rendered(move |context| foreseen(context, &source, query, &picked)).await,
        Err(denied) => context.denied(denied).await,
    }
}

fn foreseen(
    context: &RequestContext,
    source: &PageSource,
    query: PageQuery,
    picked: &[(String, String)],
) -> Response {
    let content = PageContent::of(source, context, query);
    let regions = Regions { picked, ..Regions::new(&content, context) };
    let told = Region::of_page(regions.foresight());
    let drawn = regions.foreseen().map(|foreseen| foreseen.drawn);
    let all: Vec<_> = [told].into_iter().chain(drawn).map(|region| (region.key, region)).collect();
    context.html(parcel(&all).into_string())
}

impl Regions<'_> {
    /// The preview; none unless the viewer is asked.
    pub(super) fn foreseen(&self) -> Option<Foresight> {
        let view = self.sight().view.as_ref().filter(|_| self.is_asked())?;
        Some(boards::foresight(view, self.picked, self.translator))
    }

    /// The preview in sentences, each with its rule.
    pub(super) fn foresight(&self) -> Markup {
        let steps = self.foreseen().map(|foreseen| foreseen.steps).unwrap_or_default();
        html! {
            section #foresight .foresight aria-live="polite" {
                h3 { (self.translator.word("foresee-title")) }
                @if steps.is_empty() { p.nothing { (self.translator.word("foresee-nothing")) } }
                ol.steps role="list" { @for (number, step) in (1..).zip(&steps) { (self.step(number, step)) } }
            }
        }
    }

    fn step(&self, number: usize, step: &Consequence) -> Markup {
        let idle = step.sentences.is_empty().then(|| self.translator.word("foresee-idle"));
        html! {
            li {
                b.step-number aria-hidden="true" { (number) }
                span { b { (step.title) ":" } @for sentence in step.sentences.iter().chain(&idle) { " " (sentence) } }
                @if let Some(rule) = step.rule {
                    (components::rule(rule.0, &format!("/rules/{}#{rule}", self.sight().game), &self.translator.pages))
                }
            }
        }
    }
}
