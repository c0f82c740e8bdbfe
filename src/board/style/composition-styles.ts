import type { CompositionId } from '../composition.ts';

/** Grid, order of reading and edges of each composition. */
export const COMPOSITION_STYLES: Readonly<Record<CompositionId, string>> = {
  poster: `
.k-poster .s{padding:clamp(36px,4cqi,60px) 4cqi}
.k-poster .s>h2{font-size:clamp(36px,5.4cqi,76px);line-height:.95;margin-left:-.04em}
.k-poster .s-palette{padding-top:0}
.k-poster .major .chip{border-radius:0}`,
  ledger: `
.k-ledger{--side:max(24px,calc((100vw - 1200px)/2))}
.k-ledger .s{border-top:max(2px,var(--edge)) solid var(--ink);padding:28px 0 52px}
.k-ledger .s>h2{font-size:24px}
@media (min-width:960px){.k-ledger .s:not(.s-voice){display:grid;grid-template-columns:168px minmax(0,1fr);column-gap:28px}.k-ledger .s>h2{position:sticky;top:18px;align-self:start}.k-ledger .s:not(.s-voice)>:not(h2){grid-column:2}.k-ledger>.s-type.s:has(.scale>:nth-child(5)){grid-template-columns:168px minmax(0,8fr) minmax(0,4fr)}.k-ledger>.s-type.s-type:has(.scale>:nth-child(5))>h2{grid-column:1}.k-ledger>.s-type.s .scale:has(>:nth-child(5))+.families{grid-column:3}.k-ledger .grounds>div{display:grid;grid-template-columns:110px minmax(0,1fr)}}`,
  cards: `
.k-cards{--rim:clamp(12px,1.6vw,20px);--tile:max(var(--rad),4px);padding:var(--rim);display:grid;gap:var(--rim);background:color-mix(in srgb,var(--panel) 70%,var(--ground))}
.k-cards .s{background:var(--ground);border-radius:max(var(--rad),4px);box-shadow:var(--lift);border:var(--edge) solid var(--line);padding:clamp(20px,2.4cqi,34px)}
.k-cards.board.board .s>h2{width:fit-content;font-size:17px;line-height:1.3;padding:6px 16px;border-radius:min(var(--rad)*2,99px);background:var(--field);color:var(--on-field)}.k-cards.board.board .s.s-voice>h2{background:var(--on-field);color:var(--field)}
.k-cards .scheme{border:0}.k-cards .scheme:first-child{padding-inline:0}.k-cards .duo{gap:inherit;display:grid;min-width:0}`,
  broadsheet: `
.k-broadsheet{--side:max(24px,calc((100vw - 1280px)/2 + 40px))}
.k-broadsheet .s{padding:26px 0 44px;border-bottom:1px solid var(--ink)}
.k-broadsheet .s>h2{text-align:center;font-size:clamp(30px,3.6cqi,48px);line-height:1.05;padding-bottom:18px;border-bottom:3px double}.k-broadsheet.k-broadsheet .s-voice{text-align:center;display:block}.k-broadsheet .s-voice :is(p,blockquote p){max-width:34ch;margin-inline:auto}.k-broadsheet .s-voice>p:last-child{max-width:62ch;columns:2 24ch;text-align:left}`,
  console: `
.k-console{--in:clamp(20px,2.4vw,34px)}.k-console .s{padding:0 var(--in) var(--in);border-bottom:1px solid var(--line)}
.k-console .s>h2::before{content:"# ";opacity:.6}.k-console .s>h2{font-family:var(--f-mono);font-weight:500;font-size:17px;line-height:1.2;margin:0 calc(-1*var(--in)) 24px;padding:13px var(--in);background:var(--panel);border-bottom:1px solid var(--line)}
.k-console .s:is(.s-type,.s-shape)>h2{background:none;border-color:color-mix(in srgb,currentColor 26%,transparent)}
.k-console .scheme{border-radius:0}
@media (min-width:1000px){.k-console .duo>.s:first-child{border-right:1px solid var(--line)}}`,
  gallery: `
.k-gallery{--side:clamp(20px,5vw,96px)}
.k-gallery .s{padding:clamp(28px,3.4cqi,52px) 0}.k-gallery .s:not(.s-voice)>h2{font-size:clamp(32px,4.4cqi,60px);line-height:1}
.k-gallery .s+.s{border-top:1px solid var(--line)}
.k-gallery .scheme{padding:clamp(18px,3cqi,44px)}`,
  bands: `
.k-bands{--heading:clamp(52px,5.4cqi,76px)}
.k-bands .s{background:var(--band,var(--ground));color:var(--ink);padding:clamp(36px,4cqi,60px) 4cqi}
.k-bands .s .scheme{--rad:calc(var(--rad-band,24px))}.k-bands .scheme:only-child{padding:clamp(14px,2cqi,24px)}.k-bands.board.board>.s-voice{padding-inline:4cqi}
.k-bands .s>h2{font-size:clamp(30px,4cqi,56px);line-height:1}
@media (min-width:1000px){.k-bands .s:not(.s-voice)>h2{writing-mode:vertical-rl;text-orientation:sideways;rotate:180deg;justify-self:start;align-self:start;margin:0;font-size:clamp(36px,4cqi,54px);white-space:nowrap}}`,
  manual: `
.k-manual{--side:clamp(22px,3.6vw,56px);--heading:clamp(130px,13cqi,176px);counter-reset:part}
.k-manual .s{counter-increment:part;padding:24px 0 44px;border-top:1px solid var(--ink)}
.k-manual .s>h2{font-size:21px;line-height:1.2}
.k-manual .s>h2::before{content:counter(part);display:block;font-size:clamp(54px,7cqi,104px);line-height:.94;letter-spacing:-.03em}`,
};

/** Compositions whose headings stand in a column of their own beside their section, in wide windows. */
export const BESIDE = `
@media (min-width:1000px){:is(.k-bands,.k-manual)>.s:not(.s-voice){display:grid;grid-template-columns:var(--heading) minmax(0,1fr);column-gap:clamp(24px,3cqi,40px)}:is(.k-bands,.k-manual)>.s:not(.s-voice)>:not(h2){grid-column:2}:is(.k-bands,.k-manual)>.s:not(.s-voice)>h2{grid-row:1/span 6}
:is(.k-bands,.k-manual)>.s-type.s:has(.scale>:nth-child(5)){grid-template-columns:var(--heading) minmax(0,8fr) minmax(0,4fr)}:is(.k-bands,.k-manual)>.s-type.s-type:has(.scale>:nth-child(5))>h2{grid-column:1}:is(.k-bands,.k-manual)>.s-type.s .scale:has(>:nth-child(5))+.families{grid-column:3}.k-manual>.s.s-palette:has(.n2){display:block}.k-manual>.s-palette:has(.n2)>h2{display:flex;align-items:baseline;gap:14px}}
`;
