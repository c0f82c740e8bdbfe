import type { CompositionId } from '../composition.ts';

/** Grid, order of reading and edges of each composition. */
export const COMPOSITION_STYLES: Readonly<Record<CompositionId, string>> = {
  poster: `
.k-poster .s{padding:var(--room) 4cqi}
.k-poster .s>h2{font-size:clamp(34px,6cqi,84px);line-height:1}
.k-poster .s-move{padding-top:48px}
.k-poster .s-palette{padding-top:0}
.k-poster:not(.h-discs,.h-tiles) .major .chip{height:240px;border-radius:0}
@media (min-width:1000px){.k-poster{display:grid;grid-template-columns:repeat(12,1fr)}.k-poster>*{grid-column:1/-1}.k-poster .s-type{grid-column:1/8}.k-poster .s-type:not(:has(+.s-rules)){grid-column:1/-1}.k-poster .s-rules{grid-column:8/-1}}`,
  ledger: `
.k-ledger{--side:max(24px,calc((100vw - 1200px)/2))}
.k-ledger .s{border-top:max(2px,var(--edge)) solid var(--ink);padding:22px 0 var(--room)}
.k-ledger .s>h2{font-size:24px}
@media (min-width:960px){.k-ledger .s{display:grid;grid-template-columns:196px minmax(0,1fr);column-gap:36px}.k-ledger .s>h2{position:sticky;top:18px;align-self:start}.k-ledger .s>:not(h2){grid-column:2}.k-ledger .scale li{display:grid;grid-template-columns:minmax(0,1fr) 220px;gap:24px;align-items:baseline}.k-ledger .grounds>div{display:grid;grid-template-columns:110px minmax(0,1fr)}}`,
  cards: `
.k-cards{--rim:clamp(12px,1.6vw,20px);--tile:max(var(--rad),4px);padding:var(--rim);display:grid;gap:var(--rim);background:color-mix(in srgb,var(--panel) 70%,var(--ground))}
.k-cards>:not(.opening){background:var(--ground);border-radius:max(var(--rad),4px);box-shadow:var(--lift);border:var(--edge) solid var(--line);padding:clamp(20px,2.8cqi,40px)}
.k-cards .scheme{border:0}.k-cards .scheme:first-child{padding-inline:0}.k-cards .scheme:only-child{padding:0}
.k-cards :is(.cols,.col){background:none;border:0;box-shadow:none;padding:0;display:grid;gap:inherit;min-width:0}.k-cards .col{display:flex;flex-direction:column}.k-cards .col>:last-child{flex:1}
.k-cards .col>*{background:var(--ground);border-radius:max(var(--rad),4px);box-shadow:var(--lift);border:var(--edge) solid var(--line);padding:clamp(20px,2.8cqi,40px)}
@media (min-width:1000px){.k-cards .cols{grid-template-columns:1fr 1fr}.k-cards .col .n2{grid-template-columns:1fr}}`,
  broadsheet: `
.k-broadsheet{--side:max(24px,calc((100vw - 1280px)/2 + 40px))}
.k-broadsheet .s{padding:28px 0 40px;border-bottom:1px solid var(--ink)}
.k-broadsheet .s>h2{font-size:30px;line-height:1.05}
.k-broadsheet .scale p{max-width:100%}
@media (min-width:1000px){.k-broadsheet{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));column-gap:40px}.k-broadsheet>*{grid-column:1/-1}.k-broadsheet .s-type:has(+.s-rules){grid-column:1/5}.k-broadsheet .s-rules{grid-column:5/-1;border-left:1px solid var(--ink);padding-left:24px;margin-left:-20px}.k-broadsheet .s-components{grid-column:1/4}.k-broadsheet .s-shape{grid-column:4/-1;border-left:1px solid var(--ink);padding-left:24px;margin-left:-20px}.k-broadsheet .s-colophon{columns:2;column-gap:40px}.k-broadsheet .s-colophon h2{column-span:all}.k-broadsheet .s-rules .rules{grid-template-columns:1fr}}`,
  console: `
.k-console{--in:clamp(20px,2.4vw,34px)}.k-console .s{padding:0 var(--in) var(--in);border-bottom:1px solid var(--line)}
.k-console .s>h2{font-size:19px;line-height:1.2;margin:0 calc(-1*var(--in)) 24px;padding:13px var(--in);background:var(--panel);border-bottom:1px solid var(--line)}
.k-console .scheme{border:0;border-radius:0;margin-inline:calc(-1*var(--in));padding:4px var(--in) var(--in)}.k-console .scheme:last-child{margin-bottom:calc(-1*var(--in))}
.k-console .rules{grid-template-columns:repeat(auto-fit,minmax(min(100%,220px),1fr))}
@media (min-width:1080px){.k-console .cols{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr)}.k-console .col{min-width:0;display:flex;flex-direction:column}.k-console .col>:last-child{flex:1}.k-console .col:first-child{border-right:1px solid var(--line)}.k-console .n2{grid-template-columns:1fr}.k-console .s-colophon{columns:2;column-gap:40px}.k-console .s-colophon h2{column-span:all}}`,
  gallery: `
.k-gallery{--side:clamp(20px,5vw,96px)}
.k-gallery .s{padding:20px 0 calc(var(--room)*.75);min-width:0}
.k-gallery .s>h2{margin-bottom:24px}
.k-gallery .scheme{padding:clamp(18px,3cqi,44px)}
@media (min-width:1000px){.k-gallery{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));column-gap:24px}.k-gallery .s{grid-column:1/-1;display:grid;grid-template-columns:subgrid;border-top:1px solid var(--line)}.k-gallery .s>h2{grid-column:1/4;grid-row:1/span 9}.k-gallery .s>:not(h2){grid-column:4/-1}.k-gallery :is(.s-palette,.s-move)>:is(h2,:not(h2)){grid-column:1/-1;grid-row:auto}}`,
  bands: `
.k-bands .s{background:var(--band,var(--ground));color:var(--ink);padding:var(--room) 5cqi}
.k-bands .s .scheme{--rad:calc(var(--rad-band,24px))}
.k-bands .s>h2{font-size:min(clamp(30px,4cqi,60px),calc(var(--column,88cqi)/var(--title)));line-height:1}
.k-bands .m i{background:var(--ink)}
.k-bands .is-radius i,.k-bands .is-shadow i{background:var(--panel)}
.k-bands .samples{background:var(--samples);color:var(--samples-ink)}
@media (min-width:1000px){.k-bands{--column:24cqi}.k-bands .s{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2.4fr);gap:0 5cqi}.k-bands .s>h2{grid-row:1}.k-bands .s>:not(h2){grid-column:2}.k-bands .s>h2{grid-row:1/span 9}.k-bands .s:is(.s-palette,.s-move){display:block}}`,
  manual: `
.k-manual{--side:clamp(22px,3.6vw,56px);counter-reset:part}
.k-manual .s{counter-increment:part;padding:20px 0 calc(var(--room)*.9);border-top:1px solid var(--ink)}
.k-manual .s>h2{display:flex;gap:.5em;margin-bottom:clamp(24px,3cqi,40px)}
.k-manual .s>h2::before{content:counter(part);min-width:1.1em}
@media (min-width:1000px){.k-manual .s-rules>.rules{grid-template-columns:1fr 1fr}.k-manual .s-colophon{columns:2;column-gap:40px}.k-manual .s-colophon h2{column-span:all}}`,
};
