import type { Design } from '../design.ts';

/** Rules for groups: panels, outlines, rules or space. */
export function groupRules(design: Design): string {
  const signals = design.taste['emphasis.density_signals'];
  return [framing(design), RULES[signals](design), tightRows(design), shadowRules(design)].join('\n');
}

const RULES: Readonly<Record<Design['taste']['emphasis.density_signals'], (design: Design) => string>> = {
  'grouping-cards': (design) => `
.group{--soft:var(--panel-soft);background:var(--panel);${padded(design)};border-radius:${design.surface.cardRadius}px${edge(design, 'border-block')}}`,
  borders: (design) => `
.group{${padded(design)};border-radius:${design.surface.cardRadius}px${edge(design, 'border')}}`,
  dividers: ({ surface }) => `
section+section,section+.manual{border-top:${surface.border}px solid var(--edge)}`,
  whitespace: () => '',
};

/** Rows of a tight list are as near to each other as lines of text. */
function tightRows({ taste }: Design): string {
  if (taste['whitespace.element_gap'] !== 'tight') return '';
  const isPadded = ['grouping-cards', 'borders'].includes(taste['emphasis.density_signals']);
  return `.list:not(.works){row-gap:2px}${isPadded ? '\n.list:not(.works)>.group{padding-block:4px}' : ''}`;
}

function padded({ space, style }: Design): string {
  return `padding:${style.step(space.padding)}px`;
}

/** Panels have lines above and below only: a line all around would make them outlined boxes. */
function edge({ surface }: Design, property: 'border' | 'border-block'): string {
  return surface.border === 0 ? '' : `;${property}:${surface.border}px solid var(--edge)`;
}

/** Lines that separate no groups: header, footer, quotation, pictures. */
function framing({ surface, style: { step } }: Design): string {
  const field = `padding:${step(10)}px ${step(14)}px;font:inherit;color:inherit;border-radius:${surface.radius}px`;
  const input =
    surface.border === 0
      ? `input{${field};background:var(--line);border:0}`
      : `input{${field};background:var(--ground);border:${surface.border}px solid var(--edge)}`;
  const round = `img,.drawing,.swatches,.swatches i{border-radius:${surface.cardRadius}px}`;
  if (surface.border === 0) return `${round}\n${input}`;
  const line = `${surface.border}px solid var(--edge)`;
  return `${round}\n${input}
.top{border-bottom:${line}}
.foot{border-top:${line}}
blockquote{border-block:${line};padding-block:${step(12)}px}`;
}

/** Shadows of panels; without panels, of other boxes. */
function shadowRules({ surface, taste }: Design): string {
  if (surface.shadow === 'none') return '';
  const boxed = ['filled-solid', 'filled-gradient', 'outlined'].includes(taste['emphasis.cta_treatment']);
  const others = taste['emphasis.density_signals'] === 'grouping-cards' ? '.group' : 'input';
  const boxes = [others, 'figure>img', '.drawing', '.swatches i', ...(boxed ? ['.main'] : [])];
  return `${boxes.join(',')}{box-shadow:${surface.shadow}}`;
}
