/** Rules that every board shares; all values of the look are custom properties of the brand. */
export const BASE_STYLE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-behavior:auto}
body{margin:0;background:var(--ground);color:var(--ink);font:var(--w-body) var(--body)/var(--leading) var(--f-body);overflow-x:clip}
h1,h2,h3,p,ul,ol,dl,dd,blockquote,figure{margin:0;padding:0}
ul,ol{list-style:none}
h1,h2,h3{font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);text-wrap:balance}
.opening h1{color:var(--headline);line-height:.98;padding-bottom:.14em;font-size:min(calc(var(--wide,80cqi) / var(--longest)),var(--name,88px),var(--fit,var(--name-fit)));overflow-wrap:anywhere}
.of{display:inline-block}.kind{font-family:var(--f-head)}.times{font-size:.72em;font-weight:400}.kind{font-size:.46em;font-weight:400;letter-spacing:0}
.s>h2{font-size:26px;line-height:1.15;margin-bottom:var(--gap)}
:is(.scheme,.sample,.measure,.do,.dont)>h3{font:600 13px/1.3 var(--f-mono);letter-spacing:0;margin-bottom:10px}
p{max-width:66ch;text-wrap:pretty}
small,code{font:400 12px/1.4 var(--f-mono);color:var(--quiet);letter-spacing:0;overflow-wrap:anywhere}
.board{--gap:clamp(16px,var(--step),28px);container-type:inline-size;min-width:0}
.s,.opening,.sample,.scheme,.measure{min-width:0}
.opening .lead{font-size:clamp(17px,1.7cqi + 8px,26px);line-height:1.35;max-width:44ch}
.long .opening .lead{font-size:clamp(16px,1cqi + 8px,21px)}
.facts li{font:400 14px/1.5 var(--f-mono)}
.note a,.board nav.contents a{color:inherit;text-underline-offset:.2em;display:inline-block;min-height:24px}
.schemes{display:grid;gap:var(--gap)}
.scheme{padding:clamp(14px,2cqi,24px);border-radius:var(--rad);border:var(--edge) solid var(--line)}
.scheme small,.scheme code{color:inherit}
.chips{display:grid;gap:20px 12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,124px),1fr))}
.chips li{display:grid;gap:2px;align-content:start;min-width:0}
.chips b{font:600 13px/1.3 var(--f-body);overflow-wrap:anywhere}
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
.pairs li{display:flex;gap:10px;align-items:center;font-size:12px;line-height:1.3}
.pairs li>span:last-child{min-width:0;overflow-wrap:anywhere}
.pairs small{display:block}
.pair{flex:none;width:56px;height:44px;display:grid;place-items:center;font:var(--w-head) 20px/1 var(--f-head);border-radius:min(var(--rad),8px);box-shadow:inset 0 0 0 1px color-mix(in srgb,currentColor 22%,transparent)}
.scale li{border-top:var(--edge) solid var(--line);padding:10px 0 14px}
.scale{container-type:inline-size}@container (min-width:762px){.scale li{display:grid;grid-template-columns:minmax(0,1fr) 180px;gap:0 20px;align-items:baseline}}
.scale p{max-width:none;overflow-wrap:anywhere;text-wrap:wrap}
.scale small{display:block;margin-top:6px}
.families{display:grid;gap:20px 24px;margin-top:24px;grid-template-columns:repeat(auto-fit,minmax(min(100%,260px),1fr))}
.families li{container-type:inline-size}.glyphs{display:block;font-size:min(34px,9.6cqi);line-height:1.2;white-space:nowrap}
.families:only-child .glyphs{font-size:clamp(20px,9.6cqi,96px);line-height:1.1}
.samples{display:grid;gap:calc(var(--gap)*1.6) clamp(24px,3cqi,40px);grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr))}
.sample.wide{grid-column:1/-1}
.states{display:flex;flex-wrap:wrap;gap:12px 16px;align-items:center}
.states li:has(.x-input){flex:1 1 140px;max-width:300px}
.stated{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;margin-top:14px;font:400 12px/1.45 var(--f-mono);color:var(--quiet);overflow-wrap:anywhere}
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
.drawing>rect:first-child{fill:color-mix(in srgb,var(--accent) 12%,var(--ground))}
.plate{display:flex;min-height:180px}
.plate.stripes-left{flex-direction:row-reverse}.plate.stripes-below{flex-direction:column}
.plate>:not(.stripes){display:grid;flex:3 1 0;min-width:0;min-height:0;overflow:clip;container-type:size;place-items:center;background:var(--field);color:var(--mark)}
.initial span{font:var(--w-head) min(112cqh,82cqw)/.74 var(--f-head);letter-spacing:0}
.initial.deep span{font-size:min(86cqh,82cqw);translate:0 -.1em}
.plate>.initials{place-items:stretch;grid-auto-flow:column;grid-auto-columns:minmax(0,1fr)}.initials i{display:grid;place-items:center;container-type:size;font-style:normal;overflow:clip;background:var(--field);color:var(--mark)}.initials b{font-size:min(74cqh,88cqw);line-height:1}.initials i:nth-child(2){background:var(--panel);color:var(--headline)}.initials i:nth-child(3){background:var(--ink);color:var(--ground)}.initials i:nth-child(4){background:color-mix(in srgb,var(--accent) 22%,var(--ground));color:var(--headline)}
.plate>.tiles{place-items:stretch;grid-template:repeat(4,1fr)/repeat(8,1fr);background:var(--panel)}
.tiles.are-round .q-0{border-radius:100% 0 0}.tiles.are-round .q-1{border-radius:0 100% 0 0}.tiles.are-round .q-2{border-radius:0 0 100%}.tiles.are-round .q-3{border-radius:50%}
.tiles.are-soft i{border-radius:var(--rad);margin:3px}
.tiles.are-square .q-0{clip-path:polygon(0 0,100% 0,0 100%)}.tiles.are-square .q-1{clip-path:polygon(100% 0,100% 100%,0 100%)}.tiles.are-square .q-2{margin:22%}
.plate>.bento{--gap:clamp(6px,1.6cqi,14px);place-items:stretch;background:color-mix(in srgb,var(--accent) 12%,var(--ground));color:var(--ink)}
.bento>div{display:grid;gap:var(--gap);padding:var(--gap);min-height:0}.bento.is-flush{--gap:1px;background:var(--line)}.bento.is-flush>div{padding:1px}.bento.is-flush .is-actions{background:color-mix(in srgb,var(--accent) 10%,var(--ground))}
.bento>div>div{display:grid;place-items:center;align-content:center;gap:10px;min-width:0;min-height:0;overflow:clip;container-type:size;background:var(--ground);border-radius:min(var(--rad),20px)}
.bento .is-letters{background:var(--field);color:var(--mark);grid-area:a}.bento .is-letters b{font:var(--w-head) min(76cqb,52cqi)/1 var(--f-head);letter-spacing:var(--track)}
.bento .is-line{background:var(--panel);color:var(--headline);grid-area:b;place-items:center start}
.bento q{quotes:none;font-family:var(--f-head);font-weight:var(--w-head);letter-spacing:var(--track);line-height:1.15;text-wrap:balance;overflow-wrap:anywhere;padding:0 8cqi;font-size:max(15px,min(10cqi,calc(72cqb/var(--lines))))}
.lines-2{--lines:2}.lines-3{--lines:3}.lines-4{--lines:4}.lines-5{--lines:5}.lines-6{--lines:6}.lines-7{--lines:7}
.bento .is-actions{grid-area:c}.bento .is-actions .x-button{width:min(var(--share,84cqi),260px)}.bento .x-button{display:inline-grid;place-items:center;white-space:nowrap}
@container (min-width:210px) and (min-height:130px){.bento :is(.x-button,.x-input){zoom:1.3;--share:64cqi}}@container (min-width:280px) and (min-height:160px){.bento :is(.x-button,.x-input){zoom:1.6;--share:50cqi}}@container (max-width:120px){.bento .x-button{zoom:.8}}@container (max-height:112px){.bento .x-button+.x-button{display:none}}
.bento .is-colors{grid-area:d;display:flex;gap:0;align-content:stretch;place-items:stretch}.bento .is-colors i{flex:1 1 0}.bento .is-colors i:first-child{flex-grow:2.4}
.bento .is-field{grid-area:e;place-items:center stretch}.bento .is-field .x-input{display:grid;align-items:center;width:auto;min-width:0;text-align:left;white-space:nowrap;overflow:clip;margin:0 8cqi}
.bento .is-corner{grid-area:e;background:color-mix(in srgb,var(--accent) 30%,var(--ground))}.bento .is-corner i{width:100%;height:100%;translate:22% 26%;background:var(--ground);border:var(--edge) solid var(--line);border-radius:var(--rad);box-shadow:var(--lift)}
.bento .is-letters,.bento .is-line{min-height:0}
.bento>div{grid-template:"a a b" 1.35fr "c d b" 1fr "c d e" .9fr/1.1fr .9fr 1.3fr}.bento.has-4>div{grid-template:"a a b" 1.35fr "d e b" 1fr/1.1fr .9fr 1.3fr}
.bento.a-1>div{grid-template:"b a a" 1.35fr "b c d" 1fr "e c d" .9fr/1.3fr 1fr 1fr}.bento.a-1.has-4>div{grid-template:"b a a" 1.35fr "b e d" 1fr/1.3fr 1fr 1fr}
.bento.a-2>div{grid-template:"d a a" 1.3fr "d b b" 1fr "c c e" .8fr/.6fr 1fr 1fr}.bento.a-2.has-4>div{grid-template:"d a a" 1.3fr "d b e" 1fr/.6fr 1.2fr .8fr}
.bento.a-3>div{grid-template:"b b c" 1fr "a a c" 1.1fr "a a d" .6fr "e e d" .7fr/1fr .8fr 1fr}.bento.a-3.has-4>div{grid-template:"b b d" 1fr "a a d" 1.3fr "a a e" .7fr/1fr .8fr .9fr}
@container (min-aspect-ratio:2/1){.bento>div{grid-template:"a b b c" 1fr "a d e c" 1fr/1.5fr 1fr 1fr 1.2fr}.bento.has-4>div{grid-template:"a b d" 1fr "a b e" 1fr/1.4fr 1.5fr 1fr}.bento.a-1>div{grid-template:"c b b a" 1fr "c d e a" 1fr/1.1fr 1fr 1fr 1.5fr}.bento.a-1.has-4>div{grid-template:"d b a" 1fr "e b a" 1fr/1fr 1.5fr 1.4fr}.bento.a-2>div{grid-template:"b a c d" 1fr "b a e d" 1fr/1.4fr 1.5fr 1.2fr .6fr}.bento.a-2.has-4>div{grid-template:"b a d" 1fr "b a e" 1fr/1.5fr 1.5fr 1fr}.bento.a-3>div{grid-template:"d a c b" 1fr "d a e b" 1fr/.6fr 1.5fr 1.1fr 1.5fr}.bento.a-3.has-4>div{grid-template:"d a b" 1fr "e a b" 1fr/.9fr 1.4fr 1.5fr}}
@container (max-aspect-ratio:1/1){.bento>div,.bento:is(.a-0,.a-1,.a-2,.a-3)>div{grid-template:"a a" 1.3fr "b b" 1.1fr "c d" .9fr "e d" .7fr/1.3fr .7fr}.bento.has-4:is(.a-0,.a-1,.a-2,.a-3)>div{grid-template:"a a" 1.3fr "b b" 1.1fr "e d" 1fr/1fr 1fr}.bento:is(.a-1,.a-3)>div{grid-template:"b b" 1.1fr "a a" 1.3fr "d c" .9fr "d e" .7fr/.7fr 1.3fr}.bento.has-4:is(.a-1,.a-3)>div{grid-template:"b b" 1.1fr "a a" 1.3fr "d e" 1fr/1fr 1fr}}
.plate>.sheet{background:color-mix(in srgb,var(--accent) 26%,var(--ground));color:var(--ink)}
.sheet>div{width:132cqmax;height:132cqmax;rotate:-12deg;display:grid;grid:repeat(5,1fr)/repeat(5,1fr);gap:1.6cqmax}.sheet.turn-1>div{rotate:12deg}.sheet.turn-2>div{rotate:-24deg}.sheet.turn-3>div{rotate:18deg}
.sheet>div>div{display:grid;place-items:center;min-width:0;min-height:0;overflow:clip;container-type:size;border-radius:min(var(--rad),24px)}
:where(.sheet>div>div){background:var(--ground)}.sheet>div>.is-letters{background:var(--field);color:var(--mark)}.sheet .is-letters b{font:var(--w-head) 56cqmin/1 var(--f-head);letter-spacing:var(--track)}
.sheet>div>.is-sign{background:var(--panel);color:var(--headline)}.sheet .is-sign b{font:var(--w-head) 70cqmin/1 var(--f-head)}
.sheet>div>div:nth-child(n+26){display:none}@container (min-aspect-ratio:2/1){.sheet>div{grid:repeat(8,1fr)/repeat(8,1fr)}.sheet>div>div:nth-child(n+26){display:grid}}
.sheet :is(.x-button,.x-input){display:inline-grid;place-items:center;width:auto;white-space:nowrap;zoom:1.5}
.sheet .is-corner i{width:100%;height:100%;translate:26% 30%;background:var(--panel);border:max(2px,var(--edge)) solid var(--accent);border-radius:var(--rad)}
@container (max-width:420px){.sheet :is(.x-button,.x-input){zoom:1}}
.stripes{display:flex;flex:1 1 0;flex-direction:column}.stripes-below .stripes{flex-direction:row}
.stripes i{flex:1 1 0}.stripes i:first-child{flex-grow:3}.stripes i:nth-child(2){flex-grow:2}
.stage{display:flex;flex-wrap:wrap;gap:var(--edge)}
.stage>.piece{flex:1.5 1 340px;display:block}
.stage>.piece>*{zoom:var(--larger,1)}
@container (min-width:460px){.stage>.piece>*{--larger:1.35}}
.stage>.art{flex:1 1 240px;min-height:clamp(200px,26cqi,360px)}
.stage>.art>:is(img,svg){position:absolute;inset:0}
.piece{position:relative;min-height:180px;align-content:center;contain:layout paint style;container-type:inline-size;isolation:isolate;overflow:clip;max-width:100%;padding:var(--step);border:var(--edge) solid var(--line);color:var(--ink);background:var(--ground);font:var(--w-body) var(--body)/var(--leading) var(--f-body);overflow-wrap:anywhere}
:where(.piece *){min-width:0;max-width:100%}
:where(.piece :is(h1,h2,h3,h4,b,strong,button,a)){min-width:auto;overflow-wrap:break-word}
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
blockquote p{font:var(--w-head) clamp(20px,2cqi + 8px,34px)/1.25 var(--f-head);letter-spacing:var(--track);max-width:30ch;text-wrap:balance}
.persona{font:400 14px/1.5 var(--f-mono);margin:14px 0}
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
@media (max-width:520px){.h-discs .major{grid-template-columns:repeat(3,minmax(0,1fr))}.opening h1{--fit:calc(var(--name-fit)*.62)}.h-rows .chips li{grid-template-columns:40px minmax(0,1fr) 66px 46px;gap:8px}.h-tiles .major{grid-template-columns:repeat(3,minmax(0,1fr))}.measure ul{max-width:100%}}
`;
