/** Rules that every board shares; all values of the look are custom properties of the brand. */
export const BASE_STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:auto}
body{margin:0;background:var(--ground);color:var(--ink);font:var(--w-body) var(--body)/var(--leading) var(--f-body);overflow-x:clip}
h1,h2,h3,p,ul,ol,dl,dd,blockquote,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);text-wrap:balance}
.s>h2{font-size:clamp(26px,2.6cqi,36px);line-height:1.1;margin-bottom:clamp(20px,2.2cqi,30px)}
:is(.scheme,.sample,.measure,.do,.dont)>h3{font:600 14px/1.3 var(--f-mono);letter-spacing:0;margin-bottom:10px}
p{max-width:66ch;text-wrap:pretty}
small,code{font:400 14px/1.4 var(--f-mono);color:var(--quiet);letter-spacing:0;overflow-wrap:anywhere}
.board{--back:var(--ground);--front:var(--ink);--gap:clamp(16px,var(--step),28px);container-type:inline-size;min-width:0;padding-inline:var(--side,0px)}.board>:is(.opening,.s-voice){grid-column:1/-1;margin-inline:calc(-1*var(--side,0px))}
.s,.opening,.sample,.scheme,.measure{min-width:0}
.note a,.board nav.contents a{color:inherit;text-underline-offset:.2em;display:inline-block;min-height:24px}
.schemes{display:grid;gap:var(--gap)}
.scheme{padding:clamp(14px,2cqi,24px);border-radius:var(--rad);border:var(--edge) solid var(--line)}
.scheme:only-child{border:0;padding:0}.scheme small,.scheme code{color:inherit}
.chips,.pairs{display:grid}.chips li,.pairs li{position:relative;isolation:isolate;display:grid;gap:1px 12px;align-content:end;min-width:0;padding:14px 16px;font-size:14px;line-height:1.3;overflow-wrap:anywhere}
.chips b{font:600 15px/1.25 var(--f-body)}
.chip,.pair{position:absolute;inset:0;z-index:-1;border-radius:var(--soft-corner,0);box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 14%,transparent)}
.major li{min-height:clamp(120px,11.5cqi,170px)}.major .main b{font-size:20px}
.h-strip .major li{min-height:clamp(150px,15cqi,210px)}
.h-tiles .major{grid-template-columns:repeat(var(--tiles,4),minmax(0,1fr))}.h-tiles :is(.chips,.pairs){gap:8px;--soft-corner:var(--rad)}
.h-tiles :is(.last-2,.last-3,.last-4) li:last-child{grid-column:span var(--last)}
.h-tiles .major .main{order:-1;grid-column:span 2;grid-row:span 2}
.h-discs .major{grid-template-columns:repeat(var(--discs,4),minmax(0,1fr));gap:20px 12px}.h-discs .major li{padding:0;align-content:start}.h-discs .major .chip{position:static;height:clamp(150px,17cqi,230px);border-radius:999px;margin-bottom:10px}.h-discs .n2 .major .chip{max-height:150px}.h-discs .major .chip~*{color:inherit}.h-discs :is(.minor,.pairs){gap:8px;--soft-corner:min(var(--rad),20px)}
.h-rows .major{grid-template-columns:1fr;grid-auto-rows:minmax(46px,1fr)}.h-rows .major li{min-height:0;grid-template-columns:minmax(0,1fr) 76px 56px;align-content:center;align-items:baseline}.h-rows .also{grid-column:1/-1}
.board :is(.minor,.pairs){display:flex;flex-wrap:wrap}.h-discs .minor{margin-top:24px}:is(.h-tiles,.h-discs) :is(.minor,.pairs){margin-top:8px}
.board :is(.minor,.pairs) li{flex:1 1 max(124px,calc(100%/var(--across) - 8px));min-height:88px;padding:10px 14px}.across-1{--across:1}.across-2{--across:2}.across-3{--across:3}.across-4{--across:4}.across-5{--across:5}.across-6{--across:6}.across-7{--across:7}.across-8{--across:8}.minor b{font-size:14px}
.n2 .scheme{display:flex;flex-direction:column}.n2 .major{flex:1 1 auto}
.moves{container-type:inline-size;display:grid;border-radius:min(var(--rad),24px);overflow:clip}.moves>div{padding:clamp(18px,2.6cqi,36px);--ink:var(--front);--quiet:var(--front);color:var(--front);background:var(--tint)}.moves>:nth-child(even){background:color-mix(in srgb,var(--tint),var(--front) 7%)}.moves .piece{border-width:0;border-radius:min(var(--rad),20px)}.moves>div{display:grid;gap:8px 32px;grid-template:auto auto auto minmax(0,1fr)/minmax(0,1fr)}.moves .piece{margin-top:8px}.moves .art{container-type:size;background:none;border-radius:min(var(--rad),20px)}.moves .art>svg{margin-top:8px;height:calc(100% - 8px);border-radius:inherit}@container (max-height:83px){.moves .art>svg{display:none}}
@container (min-width:760px){.moves>div:nth-last-child(odd):first-child{grid-template:auto auto minmax(0,1fr)/minmax(0,1fr) minmax(0,1.9fr)}.moves>div:nth-last-child(odd):first-child p{font-size:20px}.moves>div:nth-last-child(odd):first-child .piece{grid-column:2;grid-row:1/4;margin:0}}
.pairs small{display:block;color:inherit}.pair{display:grid;justify-content:end;padding:8px 14px;font:var(--w-head) 30px/1 var(--f-head)}.board .pairs li{min-height:96px}
.scale li{border-top:1px solid color-mix(in srgb,currentColor 26%,transparent);padding:10px 0 11px}
.scale{container-type:inline-size}@container (min-width:600px){.scale li{display:grid;grid-template-columns:minmax(0,clamp(150px,27cqi,290px)) minmax(0,1fr);gap:0 clamp(20px,2.4cqi,32px);align-items:baseline}.scale small{grid-column:1;grid-row:1}.scale p{grid-column:2;grid-row:1}}
.scale p{max-width:none;overflow-wrap:anywhere;text-wrap:wrap}
.scale small{display:block;margin-top:6px;font-family:var(--f-body)}.scale small b{font-weight:600;color:var(--ink)}@container (min-width:600px){.scale small b{display:block}}
.families{display:grid;gap:var(--gap);margin-top:20px;grid-template-columns:repeat(auto-fit,minmax(min(100%,200px),1fr))}
.families li{container-type:inline-size;background:var(--back);color:var(--front);--quiet:var(--front);border-radius:min(var(--rad),16px);padding:clamp(16px,1.8cqi,26px)}.glyphs{display:block;font-size:clamp(30px,16cqi,104px);line-height:1.08;margin-bottom:14px}.glyphs i{display:none;font-style:normal}
.families li:only-child .glyphs{font-size:clamp(20px,9.6cqi,116px)}
.samples{display:flex;flex-wrap:wrap;gap:1px}.sample{flex:1 1 300px;padding:clamp(18px,2cqi,28px);background:var(--back);color:var(--front);outline:1px solid color-mix(in srgb,currentColor 18%,transparent)}
.sample.wide{flex-basis:440px}
.states{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center}
.states li:has(.x-input){flex:1 1 140px;max-width:300px}
.stated{margin-top:16px;font:400 14px/1.45 var(--f-mono);color:var(--quiet)}.stated summary{min-height:24px;cursor:pointer}.stated dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;margin-top:8px;overflow-wrap:anywhere}
.stated dt{font-weight:600}
:where(.x-button){font:inherit;padding:8px 16px;border:0;background:none;color:inherit;min-height:36px;cursor:pointer}
:where(.x-input){font:inherit;padding:8px 10px;border:0;background:none;color:inherit;width:100%;min-height:38px}
:where(.x-card){padding:20px}
.x-card b{display:block;font:var(--w-head) 19px/1.3 var(--f-head);letter-spacing:var(--track);margin-bottom:8px}
:where(.x-nav){display:flex;flex-wrap:wrap;gap:8px 22px;align-items:center;padding:12px 16px}
:where(.x-nav){box-shadow:0 0 0 1px var(--line)}
.x-nav b{font-weight:var(--w-head);margin-right:auto}
.x-nav a{color:inherit;text-decoration:none;min-height:24px}
.x-nav a:hover{text-decoration:underline}
:where(.x-link){color:inherit;display:inline-block;min-height:24px}
.measures{display:flex;flex-wrap:wrap;gap:clamp(24px,2.8cqi,40px) clamp(28px,3.4cqi,56px)}.measure{flex:1 1 170px}.measure:has(li:nth-child(3)){flex:2 1 220px}:is(.is-radius,.is-shadow):has(li:nth-child(3)){flex:3 1 340px}:is(.is-radius,.is-shadow):has(li:nth-child(4)){flex:3 1 520px}:is(.is-radius,.is-shadow):has(li:nth-child(6)),.measure.is-spacing:has(li:nth-child(4)){flex-basis:100%}
.measure ul{display:flex;flex-wrap:wrap;gap:16px}.measure>h3{border-top:2px solid;padding-top:8px}
.measure small{display:block}
.m i{display:block;background:currentColor}
.measure.is-spacing ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(104px,1fr));gap:20px 16px}.is-spacing i{height:48px;max-width:100%;margin-bottom:8px;border-radius:min(var(--rad),4px)}
:is(.is-duration,.is-ease,.is-border) ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:14px 20px}
.is-radius li{flex:1 1 84px}.is-radius i{height:clamp(64px,7.4cqi,96px);background:color-mix(in srgb,currentColor 14%,transparent);border:2px solid currentColor;margin-bottom:8px}
.is-border i{height:0;background:none;border-top:0 solid currentColor;width:100%;margin-bottom:6px}
.board .is-shadow{flex:2 1 300px;align-self:start;background:var(--back);color:var(--front);--quiet:var(--front);padding:20px;border-radius:min(var(--rad),16px)}.is-shadow h3{border:0;padding:0}.is-shadow li{flex:1 1 110px}.is-shadow i{height:84px;background:var(--back);outline:1px solid color-mix(in srgb,currentColor 9%,transparent);margin:4px 4px 18px;border-radius:min(var(--rad),12px)}
.is-duration .m,.is-ease .m{--run:150px;display:block;width:150px;border-bottom:1px solid;margin-bottom:6px}
.is-duration i,.is-ease i{width:18px;height:18px;border-radius:min(var(--rad),9px)}
.h-columns .major .main,.h-strip .major .main{grid-column:span 2}
.last-2{--last:2}.last-3{--last:3}.last-4{--last:4}.tiles-3{--tiles:3}.tiles-4{--tiles:4}.tiles-5{--tiles:5}.tiles-6{--tiles:6}
.discs-1{--discs:1}.discs-2{--discs:2}.discs-3{--discs:3}.discs-4{--discs:4}.discs-5{--discs:5}.discs-6{--discs:6}.discs-7{--discs:7}.discs-8{--discs:8}
.col-1{--cols:1}.col-2{--cols:2}.col-3{--cols:3}.col-4{--cols:4}.col-5{--cols:5}
@media (min-width:700px){:is(.h-columns,.h-strip) .major{grid-template-columns:repeat(var(--cols),minmax(0,1fr));grid-auto-flow:dense}:is(.h-columns,.h-strip) .odd .main{grid-column:span 3}:is(.h-columns,.h-strip) .odd:not(:has(.main)) li:first-child{grid-column:span 2}}
.art{position:relative;background:var(--panel);overflow:clip;min-width:0;display:grid;grid-template-rows:minmax(0,1fr)}
.art>:is(img,svg){display:block;width:100%;height:100%;object-fit:cover;object-position:50% 80%}
.drawing>rect:first-child{fill:var(--tint)}.stage>.art{background:var(--tint)}
.plate{min-height:220px}
.lines-2{--lines:2}.lines-3{--lines:3}.lines-4{--lines:4}.lines-5{--lines:5}.lines-6{--lines:6}.lines-7{--lines:7}
.stage{display:flex;flex-wrap:wrap}.moves .small .piece>*{zoom:1.25}
.stage>.piece{flex:1.5 1 340px;display:block;align-content:center}
.stage>.piece>*{zoom:var(--larger,1)}
@container (min-width:460px){.stage>.piece>*{--larger:1.2}}.stage>.piece{border-width:clamp(10px,1.6cqi,22px)}
.stage>.art{flex:1 1 240px;min-height:clamp(200px,26cqi,360px)}
.stage>.art>:is(img,svg){position:absolute;inset:0}
.piece{position:relative;min-height:180px;align-content:center;contain:layout paint style;container-type:inline-size;isolation:isolate;overflow:clip;max-width:100%;padding:max(var(--step),16px);border:clamp(10px,2.6cqi,36px) solid var(--tint);color:var(--ink);background:var(--ground);font:var(--w-body) var(--body)/var(--leading) var(--f-body);overflow-wrap:anywhere}
:where(.piece *){min-width:0;max-width:100%}
:where(.piece :is(h1,h2,h3,h4,b,strong,button,a)){min-width:auto;overflow-wrap:break-word}
:where(.piece p){min-width:min(100%,7em)}
:where(.piece .box){padding:20px;min-height:120px}
:where(.piece)>*+*{margin-top:12px}
:where(.piece a){color:inherit;display:inline-block;min-height:24px}
:where(.piece button,.piece input,.piece textarea,.piece select){font:inherit;color:inherit;max-width:100%}
:where(.piece input:not([type],[checked]),.piece textarea,.piece select){background:var(--ground);color:var(--ink);border:1px solid var(--line);padding:8px 12px;min-height:36px}
:where(.piece button){background:none;border:1px solid currentColor;padding:6px 12px}
:where(.piece .spread){width:100%}
:where(.piece td,.piece th){text-align:left;padding:4px 8px}
:where(.piece table){width:100%;border-collapse:collapse}
:where(.piece figure,.piece fieldset){margin:0;min-width:0}
:where(.piece pre){white-space:pre-wrap}
:where(.piece .padded){padding:8px 16px}
.piece .inset{padding:12px 16px}.piece .inset-x.inset-x{padding-inline:16px}
.piece .spaced{margin-top:14px}.piece .ahead{margin:0 8px 8px 0}.piece .spaced.ahead{margin-top:14px}.piece .gapped{gap:12px}.piece .middle{align-content:center}.piece .shape{max-width:320px}
:where(.piece img){display:block;width:100%}:where(.piece img:not([class])){max-height:380px;object-fit:cover}
:where(.piece .fill){height:100%;object-fit:cover}
:where(.piece) .backed{position:relative;isolation:isolate}
.piece .backed.on-accent{background:var(--accent)}
.piece .behind{position:absolute;inset:0;z-index:-1;width:100%;height:100%;margin:0;object-fit:cover;opacity:.38}
.moves h3{font-size:clamp(26px,3.2cqi,40px);line-height:1.08;overflow-wrap:anywhere}.moves p{font-size:17px;line-height:1.5}
.move-text{margin-top:var(--gap);max-width:none;columns:2 24em;column-gap:clamp(24px,3cqi,40px)}.stage.of-text>.piece{flex-basis:420px}.of-text>.move-text{columns:auto;flex:1 1 320px;margin:0;padding:clamp(18px,2.4cqi,32px);align-self:stretch;align-content:center;background:var(--panel)}
blockquote p{font:var(--w-head) clamp(26px,3.4cqi,50px)/1.14 var(--f-head);letter-spacing:var(--track-name);max-width:24ch;text-wrap:balance}
.board:not(.k-bands) .s-voice{background:var(--field);color:var(--on-field);border:0}.board:not(.k-bands) .s-voice :is(h2,blockquote){color:var(--mark);background:none;border:0}.board.board>.s-voice{padding:clamp(36px,5cqi,80px) max(var(--side,0px),clamp(20px,3.6cqi,56px))}
@media (min-width:900px){.board>.s-voice{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);grid-template-rows:auto auto 1fr;gap:12px clamp(32px,6cqi,96px)}.board>.s-voice>h2{grid-column:1/-1;grid-row:1}.board>.s-voice>blockquote{grid-column:1;grid-row:2/span 2;margin:0}.board>.s-voice>p{grid-column:2}}
.board:not(.k-bands) :is(.s-type,.s-colophon){background:var(--tint);--quiet:var(--ink);border:0}.board:not(.k-bands) .s-shape{background:var(--plate);color:var(--on-plate);--quiet:var(--on-plate);border:0}.board:not(.k-bands) .s-shape h2{color:inherit}
:is(.k-ledger,.k-broadsheet,.k-gallery,.k-manual)>:is(.s-type,.s-shape,.s-colophon){margin-inline:calc(-1*var(--side))}:is(.k-ledger,.k-broadsheet,.k-gallery,.k-manual)>.s:is(.s-type,.s-shape,.s-colophon){padding:clamp(36px,4.2cqi,60px) var(--side)}
@media (min-width:1000px){.board>.s-type:has(.scale>:nth-child(5)){display:grid;grid-template-columns:minmax(0,8fr) minmax(0,4fr);gap:0 clamp(24px,3cqi,40px)}.board>.s-type:has(.scale>:nth-child(5))>h2{grid-column:1/-1}.scale:has(>:nth-child(5))+.families{margin:0;grid-template-columns:1fr;grid-auto-rows:1fr}:is(.scale:has(>:nth-child(5))+.families,.duo .families) li{display:grid;grid-template-rows:minmax(0,1fr) auto}:is(.scale:has(>:nth-child(5))+.families,.duo .families) .glyphs{height:0;min-height:max(2lh,round(down,100%,1lh));overflow:clip}:is(.scale:has(>:nth-child(5))+.families,.duo .families) i{display:inline}.board>.s-type .scale:has(>:nth-child(5))+.families .glyphs{font-size:clamp(30px,17cqi,80px)}.board>.s-type .scale:has(>:nth-child(5))+.families li:only-child .glyphs{font-size:28cqi}
.duo{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.duo :is(.s-type,.scale,.s-palette,.schemes,.scheme){display:flex;flex-direction:column}.duo :is(.families,.schemes,.scheme,.major){flex:1 1 auto}.duo .families{grid-template-columns:1fr;grid-auto-rows:1fr}.duo .scale:has(li:nth-child(6))+.families:has(li:nth-child(2)){grid-template-columns:1fr 1fr}.duo .rules{grid-template-columns:1fr}.board.board .duo>.s-voice{display:flex;flex-direction:column;justify-content:space-between;padding:clamp(36px,4cqi,60px) clamp(24px,3.4cqi,48px)}.duo blockquote{margin-block:auto 24px}.duo blockquote p{font-size:clamp(28px,3.8cqi,52px)}}
.board blockquote.short p{font-size:clamp(32px,5.4cqi,76px);line-height:1.04}.board .duo blockquote.short p{font-size:clamp(30px,4.6cqi,60px)}.persona{font:600 17px/1.4 var(--f-body);margin:14px 0}
.rules{display:grid;gap:var(--gap) clamp(24px,3cqi,40px);grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr))}
.rules>div{display:grid;grid-template-rows:auto 1fr}.rules ul{display:grid;grid-auto-rows:1fr}.rules li{padding:12px 0 12px 30px;position:relative;border-top:1px solid color-mix(in srgb,currentColor 26%,transparent);font-size:17px;line-height:1.4}
.rules li::before{position:absolute;left:0;font-family:var(--f-mono)}
.do li::before{content:"+"}.dont li::before{content:"\\2212"}
.grounds{display:grid;gap:10px;margin:18px 0;font-size:14px;line-height:1.5}
.grounds dt{font:600 14px/1.4 var(--f-mono)}
.grounds dd{overflow-wrap:anywhere}.grounds>div{break-inside:avoid}.stated>.grounds{display:block;columns:2 24em;column-gap:48px}.grounds>div{margin-bottom:10px}@media (min-width:1000px){.s-colophon>:is(p:not(.note),.grounds){display:block;max-width:none;columns:2;column-gap:48px}}
.note{font-size:14px}
@media (min-width:900px){.moves .small .piece>*{zoom:1.5}.moves{grid-template-columns:repeat(2,minmax(0,1fr))}.moves>div:nth-last-child(odd):first-child{grid-column:1/-1}.n2{grid-template-columns:1fr 1fr}}
@media (prefers-reduced-motion:reduce){.piece,.piece *,.x-button,.x-input,.x-link{animation:none!important;transition:none!important}}
@container (max-width:330px){:where(.piece div){flex-wrap:wrap}}
@media (max-width:520px){.h-discs .major{grid-template-columns:repeat(3,minmax(0,1fr))}.h-tiles .major{grid-template-columns:repeat(2,minmax(0,1fr))}:is(.h-columns,.h-strip) .major li{min-height:96px}}
`;
