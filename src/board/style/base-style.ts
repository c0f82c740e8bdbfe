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
small,code{font:400 13px/1.4 var(--f-mono);color:var(--quiet);letter-spacing:0;overflow-wrap:anywhere}
.board{--gap:clamp(16px,var(--step),28px);container-type:inline-size;min-width:0;padding-inline:var(--side,0px)}.board>:is(.opening,.s-voice){grid-column:1/-1;margin-inline:calc(-1*var(--side,0px))}
.s,.opening,.sample,.scheme,.measure{min-width:0}
.note a,.board nav.contents a{color:inherit;text-underline-offset:.2em;display:inline-block;min-height:24px}
.schemes{display:grid;gap:var(--gap)}
.scheme{padding:clamp(14px,2cqi,24px);border-radius:var(--rad);border:var(--edge) solid var(--line)}
.scheme small,.scheme code{color:inherit}
.chips{display:grid;gap:20px 12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,124px),1fr))}
.chips li{display:grid;gap:2px;align-content:start;min-width:0}
.chips b{font:600 14px/1.3 var(--f-body);overflow-wrap:anywhere}
.chip{display:block;height:88px;border-radius:var(--rad);box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 22%,transparent);margin-bottom:6px}
.h-columns .chip{height:clamp(150px,20cqi,260px);border-radius:0}
.h-columns .chips{gap:20px 0}
.h-columns .chips li>:not(.chip){padding-right:8px}
.h-tiles .chip{height:auto;aspect-ratio:1}
.h-tiles .major{grid-template-columns:repeat(var(--tiles,4),minmax(0,1fr))}
.h-tiles :is(.last-2,.last-3,.last-4) li:last-child{grid-column:span var(--last);align-content:stretch;grid-template-rows:1fr}.h-tiles :is(.last-2,.last-3,.last-4) li:last-child .chip{aspect-ratio:auto;height:100%;min-height:64px}
.h-tiles .major .main{order:-1;grid-column:span 2;grid-row:span 2;align-content:stretch;grid-template-rows:1fr}
.h-tiles .major .main .chip{aspect-ratio:auto;height:100%;min-height:120px}
.h-discs .chip{height:auto;aspect-ratio:1;border-radius:50%;max-width:160px}.h-discs .major{grid-template-columns:repeat(var(--discs,4),minmax(0,1fr))}
.h-rows .chips{grid-template-columns:1fr;gap:0}
.h-rows .chips li{grid-template-columns:minmax(72px,38%) minmax(0,1fr) 76px 52px;align-items:center;gap:14px}
.h-rows .major li{row-gap:0}
.h-rows .chip{height:52px;margin:0;border-radius:min(var(--rad),6px)}
.h-strip .chips{grid-template-columns:repeat(auto-fit,minmax(84px,1fr));gap:14px 0}
.h-strip .chip{height:clamp(150px,22cqi,300px);border-radius:0}
.board .minor{margin-top:24px;padding-top:18px;border-top:1px solid color-mix(in srgb,currentColor 22%,transparent);grid-template-columns:repeat(auto-fill,minmax(min(100%,212px),1fr));gap:16px 24px}
.board .minor li{display:grid;grid-template-columns:40px auto minmax(0,1fr);grid-column:auto;grid-row:auto;gap:0 12px;align-items:center;border:0;padding:0}
.board .minor .chip{grid-row:1/3;width:40px;height:40px;align-self:start;min-height:0;margin:0;border-radius:min(var(--rad),20px);aspect-ratio:1}
.board .minor b{grid-column:2/-1}.h-rows .major li:has(.also)>.chip{grid-row:1/3}.h-rows .major .also{grid-column:2/-1}.h-rows .major li:has(.also)>:not(.chip,.also){align-self:end}.h-rows .major .also{align-self:start}
.moves{container-type:inline-size;display:grid;gap:32px}.moves>div{display:grid;gap:8px 32px;grid-template-columns:minmax(0,1fr);align-content:start}.moves .piece{margin-top:8px}
@container (min-width:760px){.moves>div{grid-template-columns:minmax(0,1fr) minmax(0,1.9fr);grid-template-rows:auto 1fr}.moves .piece{grid-column:2;grid-row:1/3;margin:0}}
.pairs{display:grid;gap:16px 24px;grid-template-columns:repeat(auto-fill,minmax(min(100%,212px),1fr));margin-top:28px}
.board .n2 :is(.minor,.pairs){grid-template-columns:repeat(auto-fill,minmax(min(100%,160px),1fr))}
.pairs li{display:flex;gap:10px;align-items:center;font-size:13px;line-height:1.3}
.pairs li>span:last-child{min-width:0;overflow-wrap:anywhere}
.pairs small{display:block}
.pair{flex:none;width:56px;height:44px;display:grid;place-items:center;font:var(--w-head) 20px/1 var(--f-head);border-radius:min(var(--rad),8px);box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 22%,transparent)}
.scale li{border-top:var(--edge) solid var(--line);padding:10px 0 14px}
.scale{container-type:inline-size}@container (min-width:762px){.scale li{display:grid;grid-template-columns:minmax(0,1fr) 220px;gap:0 32px;align-items:baseline}}
.scale p{max-width:none;overflow-wrap:anywhere;text-wrap:wrap}
.scale small{display:block;margin-top:6px;font-family:var(--f-body)}.scale small b{font-weight:600;color:var(--ink)}@container (min-width:762px){.scale small b{display:block}}
.families{display:grid;gap:20px 24px;margin-top:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.families li{container-type:inline-size}.glyphs{display:block;font-size:min(34px,9.6cqi);line-height:1.2;white-space:nowrap}
.families:only-child .glyphs{font-size:clamp(20px,9.6cqi,96px);line-height:1.1}
.samples{display:grid;gap:calc(var(--gap)*1.6) clamp(24px,3cqi,40px);grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.sample.wide{grid-column:1/-1}
.states{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center}
.states li:has(.x-input){flex:1 1 140px;max-width:300px}
.stated{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;margin-top:14px;font:400 13px/1.45 var(--f-mono);color:var(--quiet);overflow-wrap:anywhere}
.stated dt{font-weight:600}
:where(.x-button){font:inherit;padding:8px 16px;border:0;background:none;color:inherit;min-height:36px;cursor:pointer}
:where(.x-input){font:inherit;padding:8px 10px;border:0;background:none;color:inherit;width:100%;min-height:38px}
:where(.x-card){padding:20px;max-width:560px}
.x-card b{display:block;font:var(--w-head) 19px/1.3 var(--f-head);letter-spacing:var(--track);margin-bottom:8px}
:where(.x-nav){display:flex;flex-wrap:wrap;gap:8px 22px;align-items:center;padding:12px 16px}
:where(.x-nav){box-shadow:0 0 0 1px var(--line)}
.x-nav b{font-weight:var(--w-head);margin-right:auto}
.x-nav a{color:inherit;text-decoration:none;min-height:24px}
.x-nav a:hover{text-decoration:underline}
:where(.x-link){color:inherit;display:inline-block;min-height:24px}
.measures{columns:3 220px;column-gap:clamp(20px,3cqi,40px)}.measure{break-inside:avoid;padding-bottom:32px}
.measure ul{display:flex;flex-wrap:wrap;gap:14px}
.measure small{display:block}
.m i{display:block;background:var(--accent)}
.is-spacing ul,.is-duration ul,.is-ease ul,.is-border ul{flex-direction:column;gap:8px}
.is-spacing li{display:grid;grid-template-columns:112px minmax(0,1fr);gap:12px;align-items:center}.is-spacing li small{order:-1;text-align:right}
.is-spacing i{height:12px;max-width:100%}
.is-radius i{width:64px;height:64px;background:var(--panel);border:2px solid var(--ink);margin-bottom:6px}
.is-border i{height:0;background:none;border-top:0 solid var(--ink);width:100%;margin-bottom:4px}
.is-shadow li{width:104px}.is-shadow i{height:60px;background:var(--ground);outline:1px solid color-mix(in srgb,var(--ink) 9%,transparent);margin:4px 4px 14px;border-radius:min(var(--rad),12px)}
.is-duration .m,.is-ease .m{--run:160px;display:block;width:160px;border-bottom:1px solid var(--line);margin-bottom:4px}
.is-duration i,.is-ease i{width:14px;height:14px;border-radius:min(var(--rad),7px)}
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
@media (min-width:900px){.board:not(.k-bands)>.s-voice{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,4fr);grid-template-rows:auto auto 1fr;gap:12px clamp(32px,6cqi,96px)}.board:not(.k-bands)>.s-voice>h2{grid-column:1/-1;grid-row:1}.board:not(.k-bands)>.s-voice>blockquote{grid-column:1;grid-row:2/span 2;margin:0}.board:not(.k-bands)>.s-voice>p{grid-column:2}}
.persona{font:600 17px/1.4 var(--f-body);margin:14px 0}
.rules{display:grid;gap:var(--gap) clamp(24px,3cqi,40px);grid-template-columns:repeat(auto-fit,minmax(min(100%,250px),1fr))}
.rules li{padding:8px 0 8px 26px;position:relative;border-top:var(--edge) solid var(--line)}
.rules li::before{position:absolute;left:0;font-family:var(--f-mono)}
.do li::before{content:"+"}.dont li::before{content:"\\2212"}
.grounds{display:grid;gap:10px;margin:18px 0;font-size:13px;line-height:1.5}
.grounds dt{font:600 12px/1.4 var(--f-mono)}
.grounds dd{overflow-wrap:anywhere}
.note{font-size:13px}
@media (min-width:900px){.n2{grid-template-columns:1fr 1fr}}
@media (prefers-reduced-motion:reduce){.piece,.piece *,.x-button,.x-input,.x-link{animation:none!important;transition:none!important}}
@container (max-width:330px){:where(.piece div){flex-wrap:wrap}}
@media (max-width:520px){.h-discs .major{grid-template-columns:repeat(3,minmax(0,1fr))}.h-rows .chips li{grid-template-columns:40px minmax(0,1fr) 66px 46px;gap:8px}.h-tiles .major{grid-template-columns:repeat(3,minmax(0,1fr))}.measure ul{max-width:100%}}
`;
