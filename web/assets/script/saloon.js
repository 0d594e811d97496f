// The one script of every page. All of it only makes pages nicer: each page works without it, by
// forms and links. No rule of any game is in here: the server says what is shown, what moves and
// what can be picked.
import "./forms.js";
import "./hand.js";
import "./keys.js";
import { $, center } from "./dom.js";
import { connect, live } from "./live.js";
import { freshen, scrollLog } from "./regions.js";
import { hasMoments, play } from "./replay.js";

freshen();
center($("#picture .acts") ?? $("#picture .mine"));
scrollLog();

const paces = $("#pace");
if (paces) paces.hidden = !live && !hasMoments();
if (live) connect();
if (location.search.endsWith("&play") && hasMoments()) play();
