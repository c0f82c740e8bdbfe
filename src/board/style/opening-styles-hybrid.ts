import { HYBRID_INDEX } from './hybrid-index.ts';
import { HYBRID_MOSAIC } from './hybrid-mosaic.ts';

/**
 * Openings of hybrids: the name of the leading source with its picture, the names of the others with theirs, every
 * category in a field of one size with the source that gives it, and the main colours. In wide windows all of them stand
 * in twelve columns with one gap between them. All names have one typeface and weight.
 */
export const HYBRID_OPENINGS = `
.opening{--seam:clamp(6px,.8cqi,10px)}.opening .panels{background:var(--ground);gap:var(--seam);grid-template:none/repeat(2,minmax(0,1fr))}
.source{display:grid;min-width:0}.source:first-child{grid-column:1/-1}
.panel{position:relative;overflow:clip;min-height:180px;min-width:0;background:var(--tint)}.source:first-child .panel{min-height:240px}.panel>:is(img,svg){position:absolute;inset:0;display:block;width:100%;height:100%;object-fit:cover;object-position:50% 70%}
.panel::after{content:"";position:absolute;inset:0;border:1px solid color-mix(in srgb,var(--ink) 18%,transparent);border-radius:inherit}.opening .spectrum li{outline:1px solid color-mix(in srgb,var(--ink) 12%,transparent);outline-offset:-1px}
.board .mixed.mixed{position:relative;background:var(--ground);color:var(--ink)}.on-field .mixed .intro{background:var(--field);color:var(--on-field)}
.mixed h1{line-height:1;padding:0}.mixed .of{display:block}.mixed .others{display:block;margin-top:.5em;font-size:clamp(24px,4.4cqi,56px);line-height:1.14}.mixed .times{font-weight:300;font-size:.92em}.caption{display:none}
.board .mixed .shares{margin:0;align-self:stretch;padding:14px var(--pad);background:var(--ground);color:var(--ink)}.board .mixed .shares>div{padding:12px 0 14px}.board .mixed .shares>:first-child{border:0}
.mixed .shares dt{font:var(--w-body) 21px/1.22 var(--f-body);text-wrap:balance}.board .mixed .shares dd{font:600 16px/1.25 var(--f-body);margin-top:5px}
@media (max-width:999px){.source:last-child:nth-child(even){grid-column:1/-1}}
@media (min-width:1000px){
.board .mixed.mixed{--pad:clamp(24px,2.5cqi,36px);--gap:var(--seam);grid-template-columns:repeat(12,minmax(0,1fr));gap:var(--gap)}
.board.k-cards .mixed.mixed{--gap:var(--rim);background:none;border-radius:0;overflow:visible}.k-cards .mixed>:is(.intro,.shares),.k-cards .source,.k-cards .spectrum li{border-radius:var(--tile);overflow:clip}
.mixed .intro{align-content:end;padding:calc(var(--pad) + 10px) var(--pad) calc(var(--pad) + 12px)}
.mixed h1{font-size:min(var(--cap),calc(var(--room)/var(--first,var(--longest))))}.mixed h1>span{display:block}.mixed h1>span>.of:first-child{margin:0 0 var(--drop,0) var(--hang,0)}.mixed h1>span>.of:first-child{text-box:trim-both cap alphabetic}
.mixed>.panels{display:contents}.mixed .source{grid-template-rows:minmax(0,1fr)}.mixed .panel,.mixed .source:first-child .panel{min-height:0}
:is(.of-2,.of-3,.of-4) .others.others{position:absolute;left:0;font-size:16px;white-space:nowrap;width:1px;overflow:hidden;clip-path:inset(50%)}
:is(.of-2,.of-3,.of-4) .caption{display:grid;grid-template-columns:auto minmax(0,1fr);column-gap:.3em;align-items:baseline;align-content:start;text-wrap:balance;overflow-wrap:anywhere;padding:14px var(--pad) 16px;background:var(--half);color:var(--on-half);font:var(--w-head) min(clamp(22px,calc(18cqi/var(--others)),32px),calc(16.5cqi/var(--word)))/1.12 var(--f-head);letter-spacing:var(--track-name)}
.of-4 .caption{padding-inline:20px;font-size:min(clamp(20px,calc(12cqi/var(--others)),26px),calc(10.6cqi/var(--word)))}
.of-2 .caption{padding-block:18px 20px;font-size:min(clamp(24px,calc(17cqi/var(--others)),44px),calc(14.6cqi/var(--word)))}
.k-cards .of-2 .source:last-child{border-radius:0;overflow:visible}.k-cards .of-2 .source:last-child>*{border-radius:var(--tile)}
.board .mixed .shares{grid-area:auto;display:grid}
.board .mixed .spectrum{grid-area:auto/1/auto/-1;display:grid;grid-template-columns:subgrid}.board .mixed .spectrum li{grid-column:span 3;min-width:0;min-height:92px;align-content:center;padding:12px var(--pad)}.board.k-cards .mixed .spectrum li{min-height:80px}.board .mixed .spectrum:not(.loud) li{font-size:16px}
.board .mixed .spectrum:not(:has(:nth-child(3))) li,.board .mixed .spectrum li:first-child:nth-last-child(3){grid-column:span 6}
${HYBRID_INDEX}${HYBRID_MOSAIC}}
`;
