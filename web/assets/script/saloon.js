// The entry of the script, which every page loads. It is progressive enhancement: pages work
// without it, by forms and links. It contains no rule of any game: the server says what is shown,
// what moves and what can be picked.
import "./forms.js";
import "./hand.js";
import "./keys.js";
import { $, center } from "./dom.js";
import { connect, live } from "./live.js";
import { freshen, scrollLog } from "./regions.js";
import { hasMoments, play } from "./replay.js";
import { signalTurn } from "./turn.js";

freshen();
signalTurn();
center($("#picture .acts") ?? $("#picture .mine"));
scrollLog();

const paces = $("#pace");
if (paces) paces.hidden = !live && !hasMoments();
if (live) connect();
if (location.search.endsWith("&play") && hasMoments()) play();
