/**
 * DATA: the user-agent styles of Chromium 156 for HTML and SVG, reduced to the tracked properties. Form controls look
 * as on Linux. `html` and `svg` apply to the elements of their namespace, `quirks` is added in quirks mode.
 */
export const USER_AGENT_SHEET = {
  html: `
html, body, address, blockquote, center, dialog, div, figure, figcaption, footer, form, header, hr, legend,
listing, main, p, plaintext, pre, search, xmp, article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section,
dir, dd, dl, dt, menu, ol, ul, fieldset, details, summary, optgroup, option { display: block }
head, link, meta, script, style, title, area, base, basefont, datalist, noembed, noframes, param, rp, template,
frameset, [hidden]:not([hidden=until-found i]),
dialog:not([open]), embed[hidden], [popover]:not(dialog) { display: none }
[hidden=until-found i] { content-visibility: hidden }
audio:not([controls]), input[type=hidden i] { display: none !important }
audio { width: 300px; height: 54px }
slot { display: contents }
body { margin: 8px }
p, dl, pre, xmp, plaintext, listing { margin-block: 1em }
blockquote, figure { margin: 1em 40px }
center { text-align: -webkit-center }
hr { overflow: hidden; margin: 0.5em auto; border: 1px inset; color: gray }
article, aside, nav, section { display: block }
h1 { font-size: 2em; margin-block: .67em; font-weight: bold }
h2 { font-size: 1.5em; margin-block: .83em; font-weight: bold }
h3 { font-size: 1.17em; margin-block: 1em; font-weight: bold }
h4 { margin-block: 1.33em; font-weight: bold }
h5 { font-size: .83em; margin-block: 1.67em; font-weight: bold }
h6 { font-size: .67em; margin-block: 2.33em; font-weight: bold }

ul, menu, dir, ol { margin-block: 1em; padding-inline-start: 40px }
ul, menu, dir { list-style-type: disc }
ol { list-style-type: decimal }
li { display: list-item }
:is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: circle }
:is(ul, ol, menu, dir) :is(ul, ol, menu, dir) :is(ul, menu, dir) { list-style-type: square }
:is(ul, ol, menu, dir, dl) :is(ul, ol, menu, dir, dl) { margin-block: 0 }
dd { margin-inline-start: 40px }

:-webkit-any-link { color: -webkit-link; text-decoration: underline; cursor: pointer }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
abbr[title], acronym[title] { text-decoration: dotted underline }
b, strong { font-weight: bolder }
i, cite, em, var, address, dfn { font-style: italic }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
tt, code, kbd, samp { font-family: monospace }
pre, xmp, plaintext, listing { font-family: monospace; white-space: pre }
mark { background-color: mark; color: marktext }
q::before { content: open-quote }
q::after { content: close-quote }
nobr { white-space: nowrap }
ruby { display: ruby; text-indent: 0 }
rt { text-indent: 0; line-height: normal; text-align: start }
ruby > rt { display: ruby-text; font-size: 50% }
bdi, output { unicode-bidi: isolate }
[dir=rtl i] { direction: rtl }
[dir=ltr i] { direction: ltr }
bdo[dir=rtl i] { direction: rtl }

table { display: table; border-collapse: separate; border-spacing: 2px; box-sizing: border-box; text-indent: initial }
thead { display: table-header-group; vertical-align: middle; border-color: inherit }
tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
tr { display: table-row; vertical-align: inherit; border-color: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
th { font-weight: bold }
col { display: table-column }
colgroup { display: table-column-group }
caption { display: table-caption; text-align: -webkit-center }
table > tr { vertical-align: middle }

fieldset { margin-inline: 2px; padding: .35em .75em .625em; border: 2px groove threedface; min-width: min-content }
legend { padding-inline: 2px }
summary { display: block }
details > summary:first-of-type { display: list-item; list-style-type: disclosure-closed }
details[open] > summary:first-of-type { list-style-type: disclosure-open }
dialog { position: absolute; inset-inline: 0; width: fit-content; height: fit-content; margin: auto; border: solid; padding: 1em; background-color: canvas; color: canvastext }
[popover] { position: fixed; inset: 0; width: fit-content; height: fit-content; color: canvastext; background-color: canvas; border: solid; padding: .25em; overflow: auto; margin: auto }
marquee { display: inline-block; width: stretch; white-space: nowrap; overflow: hidden !important }
img, video, canvas { overflow: clip }
iframe, embed, object { overflow: clip !important }
math { font-family: math }
video { object-fit: contain }
iframe { border: 2px inset }
rp { display: none }
progress, meter { appearance: auto; display: inline-block; width: 10em; height: 1em; box-sizing: border-box; vertical-align: -.2em }
meter { width: 5em }

input, textarea, select, button { margin: 0; font: 13.3333px Arial; text-transform: none; text-indent: 0; text-shadow: none; letter-spacing: normal; word-spacing: normal; line-height: normal; color: fieldtext; text-align: start; display: inline-block }
input, textarea, select { cursor: default }
input { padding: 1px 2px; border: 2px inset light-dark(rgb(118 118 118), rgb(133 133 133)); background-color: field; cursor: text; appearance: auto }
input:not([type=checkbox i], [type=radio i], [type=range i]) { overflow: clip !important }
textarea { font-family: monospace; padding: 2px; border: 1px solid light-dark(rgb(118 118 118), rgb(133 133 133)); background-color: field; cursor: text; white-space: pre-wrap; overflow: auto; appearance: auto }
select { border: 1px solid light-dark(rgb(118 118 118), rgb(133 133 133)); background-color: buttonface; white-space: pre; appearance: auto; align-items: center; box-sizing: border-box }
select:not([size]:not([size='0'], [size='1']), [multiple]) { overflow: clip !important }
select:is([size]:not([size='0'], [size='1']), [multiple]) { background-color: field; border-radius: 2px; white-space: nowrap; align-items: flex-start; overflow-x: hidden; overflow-y: scroll; vertical-align: text-bottom }
select:is([size]:not([size='0'], [size='1']), [multiple]) option { line-height: normal !important }
button, input:is([type=button i], [type=submit i], [type=reset i]) { padding: 1px 6px; border: 2px outset buttonborder; background-color: buttonface; color: buttontext; text-align: center; cursor: default; box-sizing: border-box; appearance: auto }
input:is([type=button i], [type=submit i], [type=reset i]) { white-space: pre }
input[type=search i] { box-sizing: border-box }
input:is([type=checkbox i], [type=radio i]) { margin: 3px 3px 3px 4px; padding: initial; border: initial; background-color: initial; cursor: default; box-sizing: border-box }
input[type=radio i] { margin: 3px 3px 0 5px }
input:is([type=date i], [type=month i], [type=week i], [type=time i], [type=datetime-local i]) { font-family: monospace; padding: 0 0 0 1px; cursor: default }
input[type=range i] { margin: 2px; padding: initial; border: initial; color: rgb(157 150 142); cursor: default }
input[type=color i] { width: 50px; height: 27px; padding: 1px 2px; border: 1px solid buttonborder; background-color: buttonface; color: buttontext; cursor: default; box-sizing: border-box }
input[type=file i] { padding: initial; border: initial; background-color: initial; color: inherit; cursor: default; white-space: pre; align-items: baseline; text-align: start !important; appearance: none }
input[type=image i] { padding: initial; border: initial; background-color: initial; cursor: pointer; appearance: none }
input[type=hidden i] { appearance: none; background-color: initial; cursor: default; padding: initial; border: initial }
input:disabled, textarea:disabled { cursor: default; color: light-dark(rgb(84 84 84), rgb(170 170 170)); background-color: light-dark(rgba(239 239 239 / .3), rgba(59 59 59 / .3)); border-color: rgba(118 118 118 / .3) }
select:disabled { opacity: .7; color: graytext; border-color: rgba(118 118 118 / .3) }
button:disabled, input:is([type=button i], [type=submit i], [type=reset i], [type=color i]):disabled { color: rgba(16 16 16 / .3); background-color: rgba(239 239 239 / .3); border-color: rgba(118 118 118 / .3) }
input:is([type=checkbox i], [type=radio i], [type=image i], [type=file i], [type=range i], [type=hidden i]):disabled { background-color: initial }
input[type=range i]:disabled { color: rgb(197 197 197) }
optgroup { font-weight: bolder; white-space: normal }
option { font-weight: normal; padding-block: 0 1px; padding-inline: 2px; white-space: nowrap; min-height: 1.2em }
select:not([size]:not([size='0'], [size='1']), [multiple]) option { min-width: 24px; min-height: 24px; align-items: center; gap: .5em }
label { cursor: default }
`,
  svg: `
svg:not(:root), symbol, image, marker, pattern, foreignobject { overflow: hidden }
svg:root { overflow: hidden }
foreignobject, text { display: block }
text { white-space: nowrap }
:-webkit-any-link { cursor: pointer }
`,
  quirks: `
table { white-space: initial; line-height: initial; font-weight: initial; font-size: initial; font-style: initial; text-align: start }
form { margin-block-end: 1em }
li { list-style-position: inside }
:is(ul, ol, dir, menu) li { list-style-position: outside }
input:not([type=image i]), textarea { box-sizing: border-box }
`,
} as const;
