import type { Design } from '../design.ts';
import { isOneHue } from '../palette/ground.ts';

/** em; a heading of one long word must not reach into the next column. */
const LONG_WORD = 6;

/** Distances, columns and the reading order on small screens. */
export function layoutRules({ space, type, taste, palette, style }: Design): string {
  const { step } = style;
  const half = step(space.section / 2);
  const e = step(space.element);
  const gap = step(Math.max(e, 16));
  const column = Math.max(space.packed ? 170 : 260, LONG_WORD * type.h3);
  return `
.wrap{width:min(1120px,100% - 48px);margin-inline:auto}
section{padding-block:${half}px}
.stack>*+*{margin-top:${e}px}
.bar{display:flex;align-items:center;gap:${step(12)}px ${step(28)}px;flex-wrap:wrap;padding-block:${step(18)}px}
.brand{display:inline-flex;align-items:center;gap:${step(10)}px;margin-right:auto;font-weight:600;color:var(--ink);text-decoration:none}
.mark{color:var(--ink)}
nav{display:flex;flex-wrap:wrap;gap:${step(6)}px ${step(24)}px}
nav a{text-decoration:none}
.top nav a{color:var(--ink)}
.grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(${column}px,1fr));gap:${gap}px}
.split{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:${gap}px ${step(48)}px}
.split.split>*{margin-top:0}
.foot .split{align-items:center}
.foot nav{justify-content:flex-end}
.group>*+*{margin-top:${e}px}
.prose p{max-width:${space.measure}px}
.prose>*+*{margin-top:${e}px}
blockquote p{max-width:${Math.min(space.measure, 640)}px}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:${step(16)}px ${step(24)}px}
.scene figure{display:grid;justify-content:${space.sparse ? 'start' : 'center'}}
.scene .pair{display:grid;grid-template-columns:repeat(2,minmax(0,auto));gap:${gap}px}
.swatches{display:flex;flex-wrap:wrap;gap:${step(8)}px}
.swatches i{display:block;min-width:16px}
.swatches .run{display:flex}
.swatches .run i+i{border-top-left-radius:0;border-bottom-left-radius:0}
.swatches .run i:not(:last-child){border-top-right-radius:0;border-bottom-right-radius:0}
.strip{flex-wrap:nowrap}
.fields.columns .strip{align-items:flex-end}
.scene figure+.fields{margin-top:${step(Math.max(e, 16))}px}
.strip+.strip{margin-top:${step(8)}px}
.field label{display:block;margin-bottom:${step(Math.min(e, 10))}px}
.field input{width:100%;max-width:420px}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.matrix{width:100%;border-collapse:collapse;line-height:1.3}
.matrix th,.matrix td{padding:${step(e / 2)}px ${step(6)}px;font-weight:inherit;text-align:center}
.matrix tbody th{text-align:left;padding-left:0}
@media (min-width:761px){.quote figure{margin-left:calc((100% - 48px) * 5 / 12 + 48px)}}
.foot{padding-block:${half}px}
.foot p{max-width:${type.body * 40}px}
${hasAccentHero({ taste, palette }) ? accentHero(space.packed) : ''}
@media (max-width:760px){.matrix{table-layout:fixed;font-size:12px}.matrix th,.matrix td{padding-inline:0}.matrix thead td{width:38%}.strip.strip{gap:3px}.strip.strip i{min-width:0}.scene .pair{grid-template-columns:1fr}.split{grid-template-columns:minmax(0,1fr)}.foot nav{justify-content:flex-start}h1,h2,h3{overflow-wrap:break-word}h1{font-size:min(${Math.min(type.h1, 44)}px,10.5vw)}h2{font-size:min(${type.h2}px,9vw)}h3{font-size:min(${type.h3}px,8vw)}.grid{grid-template-columns:repeat(auto-fit,minmax(min(${column}px,100%),1fr))}.group,.stack{min-width:0}section{padding-block:${Math.min(half, 56)}px}}`;
}

/** A light page with one hue throughout has a hero in that hue. */
export function hasAccentHero({ taste, palette }: Pick<Design, 'taste' | 'palette'>): boolean {
  return !palette.dark && isOneHue(taste);
}

/** Hero with the accent as ground and text in the label colour. */
function accentHero(packed: boolean): string {
  const [where, height] = packed
    ? ['.hero,.scene', '']
    : ['.hero', 'display:grid;align-items:end;min-height:800px;'];
  return `${where}{${height}background:var(--accent);color:var(--ink)${INKS.map((name) => `;--${name}:var(--accent-label)`).join('')};--action-label:var(--accent);--action-end:color-mix(in oklab,var(--accent-label),var(--accent) 36%)}`;
}

const INKS = ['ink', 'soft', 'heading', 'link', 'action', 'action-ink', 'edge'] as const;
