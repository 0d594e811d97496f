//! A preview of what the picked choice would do if no other seat did anything.

use super::regions::Regions;
use super::{Look, Seen, Shown};
use crate::boards::{self, Consequence, Foresight};
use crate::context::{RequestContext, table_id};
use crate::extract::{Path, Query};
use crate::look;
use crate::region::{Region, parcel};
use axum::response::Response;
use maud::{Markup, html};

/// Serves the regions of the preview to a script, which requests them whenever the choice changes.
pub(crate) async fn foresee(
    context: RequestContext,
    Path(code): Path<String>,
    Query(look): Query<Look>,
    Query(picked): Query<Vec<(String, String)>>,
) -> Response {
    let found = async {
        let handle = context.app.registry.find(table_id(&code)?).await?;
        Ok(Shown::now(&handle, &context, look).await)
    };
    match found.await {
        Ok(shown) => context.rendered(move |context| foreseen(context, &shown, look, &picked)).await,
        Err(denied) => context.denied(&denied),
    }
}

fn foreseen(context: &RequestContext, shown: &Shown, look: Look, picked: &[(String, String)]) -> Response {
    let seen = Seen::of(shown, context, look);
    let regions = Regions { picked, ..Regions::new(&seen, context) };
    let told = Region::of_page(regions.foresight());
    let drawn = regions.foreseen().map(|foreseen| foreseen.drawn);
    let all: Vec<&Region> = [&told].into_iter().chain(&drawn).collect();
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
                    (look::rule(rule.0, &format!("/rules/{}#{rule}", self.sight().game), &self.translator.pages))
                }
            }
        }
    }
}
