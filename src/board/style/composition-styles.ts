import type { CompositionId } from '../composition.ts';

/** Grid, order of reading and edges of each composition. */
export const COMPOSITION_STYLES: Readonly<Record<CompositionId, string>> = {
  poster: `
.k-poster{--name:340px}
.k-poster .opening{background:var(--field);color:var(--on-field);min-height:min(88vh,760px);display:grid;grid-template-rows:1fr auto;gap:32px;padding:28px 4cqi}
.k-poster .opening h1{color:var(--mark);--wide:84cqi;line-height:.9;align-self:end}
.k-poster.o-centred h1{text-align:center;align-self:center}
.k-poster.long .opening h1{line-height:1.02}
.k-poster .facts{display:none}
.k-poster .pictured{padding-top:0}.k-poster .pictured .art{order:-1;margin:0 -4cqi;min-height:clamp(180px,30cqi,420px)}.k-poster .pictured .art>:is(img,svg){position:absolute;inset:0}
.k-poster .s{padding:var(--room) 4cqi}
.k-poster .s>h2{font-size:clamp(34px,6cqi,84px);line-height:1}
.k-poster .s-move{padding-top:48px}
.k-poster .s-palette{padding-top:0}
.k-poster:not(.h-discs,.h-tiles) .major .chip{height:240px;border-radius:0}
@media (min-width:1000px){.k-poster{display:grid;grid-template-columns:repeat(12,1fr)}.k-poster>*{grid-column:1/-1}.k-poster .opening{grid-template-columns:2fr 1fr}.k-poster .opening h1{grid-column:1/-1}.k-poster .opening .lead{grid-column:2}.k-poster .opening .art{grid-column:1/-1;align-self:stretch}.k-poster .pictured{min-height:0;grid-template-rows:minmax(420px,1fr) auto;align-items:end}.k-poster.long .pictured{grid-template-rows:minmax(260px,1fr) auto}.k-poster.long .opening .art{min-height:clamp(160px,20cqi,300px)}.k-poster .pictured h1{--wide:56cqi;grid-column:1;grid-row:2}.k-poster .pictured .lead{grid-row:2}.k-poster.o-centred .pictured h1{text-align:left}.k-poster .s-type{grid-column:1/8}.k-poster .s-type:not(:has(+.s-rules)){grid-column:1/-1}.k-poster .s-rules{grid-column:8/-1}.k-poster .s-voice{grid-column:1/6;background:var(--ink);color:var(--ground)}.k-poster .s-shape{grid-column:6/-1}}`,
  ledger: `
.k-ledger{--name:104px;max-width:1240px;margin:0 auto;padding:0 20px}
.k-ledger .opening{padding:40px 0 28px;display:grid;gap:20px}
.k-ledger .opening .art{height:clamp(180px,32cqi,400px)}
.k-ledger .s{border-top:max(2px,var(--edge)) solid var(--ink);padding:18px 0 var(--room)}
.k-ledger .s>h2{font-size:20px}
.k-ledger .facts{border-top:var(--edge) solid var(--line)}.k-ledger .facts li{border-bottom:var(--edge) solid var(--line);padding:6px 0}
@media (min-width:960px){.k-ledger .opening{grid-template-columns:1fr 1fr;align-items:end}.k-ledger .opening :is(h1,.art){grid-column:1/-1}.k-ledger .s{display:grid;grid-template-columns:196px minmax(0,1fr);column-gap:36px}.k-ledger .s>h2{position:sticky;top:18px;align-self:start}.k-ledger .s>:not(h2){grid-column:2}.k-ledger .scale li{display:grid;grid-template-columns:minmax(0,1fr) 260px;gap:24px;align-items:baseline}.k-ledger .grounds>div{display:grid;grid-template-columns:110px minmax(0,1fr)}}`,
  cards: `
.k-cards{--name:120px;padding:clamp(12px,2cqi,28px);display:grid;gap:clamp(12px,1.6cqi,22px);background:color-mix(in srgb,var(--panel) 70%,var(--ground))}
.k-cards>*{background:var(--ground);border-radius:max(var(--rad),4px);box-shadow:var(--lift);border:var(--edge) solid var(--line);padding:clamp(18px,2.4cqi,34px)}
.k-cards .opening{background:var(--field);color:var(--on-field);border-color:transparent;display:grid;gap:24px;align-content:space-between;overflow:clip}
.k-cards .opening .art{order:-1;height:clamp(180px,24cqi,320px);margin:calc(-1*clamp(18px,2.4cqi,34px));margin-bottom:0}
.k-cards .opening h1{color:var(--mark)}
.k-cards .opening .plate>.initial{background:var(--mark);color:var(--field)}
.k-cards .scheme{border:0}.k-cards .scheme:first-child{padding-inline:0}.k-cards .scheme:only-child{padding:0}
.k-cards.o-centred .opening{text-align:center;justify-items:center}.k-cards.o-centred .opening .art{justify-self:stretch}
.k-cards :is(.cols,.col){background:none;border:0;box-shadow:none;padding:0;display:grid;gap:inherit;min-width:0}.k-cards .col{display:flex;flex-direction:column}.k-cards .col>:last-child{flex:1}
.k-cards .col>*{background:var(--ground);border-radius:max(var(--rad),4px);box-shadow:var(--lift);border:var(--edge) solid var(--line);padding:clamp(18px,2.4cqi,34px)}
.k-cards .col>.opening{background:var(--field);border-color:transparent}
@media (min-width:1000px){.k-cards .cols{grid-template-columns:1fr 1fr}.k-cards .col .n2{grid-template-columns:1fr}.k-cards .col .opening h1{--wide:40cqi;--fit:calc(var(--name-fit)*.74)}
.k-cards.o-split .opening{grid-template-columns:repeat(12,minmax(0,1fr));grid-template-rows:auto 1fr;gap:20px clamp(18px,2.4cqi,34px);min-height:380px}.k-cards.o-split .opening h1{--wide:56cqi;grid-column:5/-1;grid-row:1}.k-cards.o-split .opening .lead{grid-column:5/10;grid-row:2;align-self:end}.k-cards.o-split .opening .facts{grid-column:10/-1;grid-row:2;align-self:end}.k-cards.o-split .opening .art{grid-column:1/5;grid-row:1/-1;height:auto;margin:calc(-1*clamp(18px,2.4cqi,34px));margin-right:0}.k-cards.o-split .opening .art>:is(img,svg){position:absolute;inset:0}
.k-cards.o-split.long .opening h1{--fit:calc(var(--name-fit)*.86)}
.k-cards.o-low.long .opening{grid-template-columns:1fr 1fr}.k-cards.o-low.long .opening h1{--wide:44cqi;--fit:calc(var(--name-fit)*.78)}
.k-cards.o-low .opening{grid-template-columns:5fr 7fr;grid-template-rows:auto 1fr auto;gap:16px clamp(18px,2.4cqi,34px);min-height:400px}.k-cards.o-low .opening>*{grid-column:1}.k-cards.o-low .opening h1{--wide:36cqi;align-self:start}.k-cards.o-low .opening .art{grid-column:2;grid-row:1/-1;height:auto;margin:calc(-1*clamp(18px,2.4cqi,34px));margin-left:0}.k-cards.o-low .opening .art>:is(img,svg){position:absolute;inset:0}
.k-cards.o-centred .opening h1{--wide:80cqi}.k-cards.o-centred .opening .art{height:clamp(240px,34cqi,460px)}}`,
  broadsheet: `
.k-broadsheet{--name:170px;max-width:1320px;margin:0 auto;padding:0 24px}
.k-broadsheet .opening{text-align:center;border-bottom:4px double var(--ink);padding:26px 0 16px}
.k-broadsheet .opening .lead{margin:18px auto 0;max-width:60ch;text-wrap:balance}
.k-broadsheet .opening .art{margin-top:18px;height:clamp(200px,36cqi,460px)}
.k-broadsheet .facts{display:flex;flex-wrap:wrap;gap:4px 28px;justify-content:space-between;border-top:1px solid var(--ink);margin-top:18px;padding-top:8px;text-align:left}
.k-broadsheet .s{padding:22px 0;border-bottom:1px solid var(--ink)}
.k-broadsheet .s>h2{font-size:30px;line-height:1.05}
.k-broadsheet blockquote p{max-width:none}
.k-broadsheet .scale p{max-width:100%}
@media (min-width:1000px){.k-broadsheet{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:40px}.k-broadsheet>*{grid-column:1/-1}.k-broadsheet .s-voice{grid-column:1/3;border-bottom:1px solid var(--ink)}.k-broadsheet .s-move{grid-column:3/-1;border-left:1px solid var(--ink);padding-left:40px;margin-left:-20px}.k-broadsheet .s-type:has(+.s-rules){grid-column:1/5}.k-broadsheet .s-rules{grid-column:5/-1;border-left:1px solid var(--ink);padding-left:24px;margin-left:-20px}.k-broadsheet .s-components{grid-column:1/4}.k-broadsheet .s-shape{grid-column:4/-1;border-left:1px solid var(--ink);padding-left:24px;margin-left:-20px}.k-broadsheet .s-colophon{columns:2;column-gap:40px}.k-broadsheet .s-colophon h2{column-span:all}.k-broadsheet .s-rules .rules{grid-template-columns:1fr}}`,
  console: `
.k-console{--name:112px}
.k-console .opening{padding:22px 18px;border-bottom:1px solid var(--line);display:grid;gap:18px 28px;align-content:start}
.k-console .opening .lead{font-size:clamp(17px,1.5cqi,21px)}
.k-console .opening .art{min-height:180px;margin:0 -18px -22px}
.k-console .s{padding:0 18px 24px;border-bottom:1px solid var(--line)}
.k-console .s>h2{font:500 12px/1 var(--f-mono);letter-spacing:0;margin:0 -18px 18px;padding:11px 18px;background:var(--panel);border-bottom:1px solid var(--line)}
.k-console .scheme{border:0;border-radius:0;margin-inline:-18px;padding:4px 18px 18px}.k-console .scheme:last-child{margin-bottom:-24px}
.k-console .rules{grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
@media (min-width:1080px){.k-console .cols{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.k-console .col{min-width:0;display:flex;flex-direction:column}.k-console .col>:last-child{flex:1}.k-console .col:first-child{border-right:1px solid var(--line)}.k-console .opening{grid-template-columns:minmax(0,7fr) minmax(0,5fr);grid-template-rows:auto 1fr auto;min-height:380px}.k-console .opening>*{grid-column:1}.k-console .opening h1{--wide:54cqi}.k-console .opening .art{grid-column:2;grid-row:1/-1;margin:-22px -18px -22px 0}.k-console .opening .art>:is(img,svg){position:absolute;inset:0}.k-console .opening .facts{columns:2;column-gap:28px}.k-console .n2{grid-template-columns:1fr}.k-console .s-colophon{columns:2;column-gap:40px}.k-console .s-colophon h2{column-span:all}}`,
  gallery: `
.k-gallery{--name:128px;padding:0 clamp(20px,7cqi,110px)}
.k-gallery .opening{min-height:min(72vh,600px);display:grid;align-content:end;gap:26px;padding:64px 0 var(--room)}
.k-gallery .opening.pictured{min-height:0}.k-gallery .opening .art{grid-column:1/-1;width:100%;height:clamp(220px,min(46cqi,46vh),640px);order:-1}
.k-gallery.o-centred .opening{justify-items:center;text-align:center;align-content:center}
.k-gallery .s{padding:20px 0 calc(var(--room)*.75);min-width:0}
.k-gallery .piece{border:0}
.k-gallery .s>h2{font:400 13px/1.4 var(--f-mono);letter-spacing:0;color:var(--quiet);margin-bottom:16px}
.k-gallery .scheme{padding:clamp(18px,3cqi,44px)}
.k-gallery blockquote p{font-size:clamp(26px,4cqi,54px);line-height:1.12;max-width:20ch}
@media (min-width:1000px){.k-gallery{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:24px}.k-gallery .opening{grid-column:1/-1;grid-template-columns:3fr 2fr;align-items:end}.k-gallery.o-centred .opening{grid-template-columns:1fr}.k-gallery .opening h1{--wide:46cqi}.k-gallery.long .opening h1{--wide:80cqi;grid-column:1/-1}.k-gallery .facts{grid-column:2}.k-gallery.o-centred .facts{grid-column:1}.k-gallery .s{grid-column:1/-1;display:grid;grid-template-columns:subgrid;border-top:1px solid var(--line)}.k-gallery .s>h2{grid-column:1/3;grid-row:1/span 9}.k-gallery .s>:not(h2){grid-column:3/-1}.k-gallery :is(.s-palette,.s-move)>:is(h2,:not(h2)){grid-column:1/-1;grid-row:auto}}`,
  bands: `
.k-bands{--name:240px}
.k-bands .opening{padding:4cqi 5cqi;display:grid;gap:26px}
.k-bands .opening .art{height:clamp(180px,24cqi,340px)}
.k-bands .s{background:var(--band,var(--ground));color:var(--ink);padding:var(--room) 5cqi}
.k-bands .s .scheme{--rad:calc(var(--rad-band,24px))}
.k-bands .s>h2{font-size:min(clamp(30px,4cqi,60px),calc(var(--column,88cqi)/var(--title)));line-height:1}
.k-bands .m i{background:var(--ink)}
.k-bands .is-radius i,.k-bands .is-shadow i{background:var(--panel)}
.k-bands .samples{background:var(--samples);color:var(--samples-ink)}
@media (min-width:1000px){.k-bands{--column:24cqi}.k-bands .opening{grid-template-columns:1fr 1fr;grid-template-rows:auto auto 1fr}.k-bands .opening h1{grid-column:1/-1}.k-bands .pictured .facts{align-self:end}.k-bands .pictured .art{grid-column:2;grid-row:2/span 2;height:auto;min-height:clamp(240px,30cqi,420px);margin:0 -5cqi -4cqi 0}.k-bands .pictured .art>:is(img,svg){position:absolute;inset:0}.k-bands .s{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2.4fr);gap:0 5cqi}.k-bands .s>h2{grid-row:1}.k-bands .s>:not(h2){grid-column:2}.k-bands .s>h2{grid-row:1/span 9}.k-bands .s:is(.s-palette,.s-move){display:block}}`,
  manual: `
.k-manual{--name:128px;counter-reset:part;padding:0 clamp(18px,3cqi,44px)}
.k-manual .opening{padding:36px 0 var(--room);display:grid;gap:20px 28px}
.k-manual .opening .art{min-height:clamp(200px,30cqi,400px);border-radius:min(var(--rad),24px)}
.k-manual .opening .art>:is(img,svg){position:absolute;inset:0}
.k-manual .s{counter-increment:part;padding:14px 0 calc(var(--room)*.7);border-top:1px solid var(--ink)}
.k-manual .s>h2{font-size:17px;line-height:1.3;display:grid;gap:2px;align-content:start}
.k-manual .s>h2::before{content:counter(part);font-size:46px;line-height:1;font-weight:var(--w-head)}
@media (min-width:1000px){.k-manual{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));column-gap:28px}.k-manual>*{grid-column:1/-1}.k-manual .opening{grid-template-columns:subgrid}.k-manual .opening :is(h1,.lead,.facts){grid-column:1/3}.k-manual .opening h1{--wide:44cqi}.k-manual .opening .art{grid-column:3/-1;grid-row:1/span 3}.k-manual .opening{grid-template-rows:auto 1fr auto}.k-manual:is(.o-low,.o-centred) .opening{grid-template-rows:auto auto}.k-manual:is(.o-low,.o-centred) .opening h1{--wide:90cqi;grid-column:1/-1;grid-row:1}.k-manual:is(.o-low,.o-centred) .opening .lead{grid-column:1/2;grid-row:2;font-size:20px}.k-manual:is(.o-low,.o-centred) .opening .facts{grid-column:1/2;grid-row:3;align-self:end}.k-manual:is(.o-low,.o-centred) .opening .art{grid-column:2/-1;grid-row:2/span 2}.k-manual :is(.s-move,.s-type,.s-palette,.s-components,.s-shape){display:grid;grid-template-columns:subgrid}.k-manual :is(.s-move,.s-type,.s-palette,.s-components,.s-shape)>:not(h2){grid-column:2/-1}.k-manual .s-move>h2{grid-row:1/span 9}.k-manual .s-rules:has(+.s-voice){grid-column:1/3}.k-manual .s-rules+.s-voice{grid-column:3/-1}.k-manual :not(.s-rules)+.s-voice{display:grid;grid-template-columns:subgrid}.k-manual :not(.s-rules)+.s-voice>:not(h2){grid-column:2/-1}.k-manual :not(.s-rules)+.s-voice>h2{grid-row:1/span 9}}`,
};
