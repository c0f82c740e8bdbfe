import type { Design } from '../design.ts';

/** Rules for what the tokens and components of a brand state: they come after those that the grammar decides. */
export function statedRules(design: Design): string {
  return [
    ...typeRules(design),
    ...narrowHeadings(design),
    ...boxRules(design),
    ...componentRules(design),
  ].join('\n');
}

/** Parts of the width of the window that a heading takes on a small screen, so that its words fit. */
const NARROW_SIZES = { h1: 10.5, h2: 9, h3: 8 } as const; // vw

/** Headings of a stated size are smaller on small screens, like the others. */
function narrowHeadings(design: Design): string[] {
  const rules = Object.entries(NARROW_SIZES).flatMap(([level, vw]) => {
    const size = design.style.token(...(level === 'h1' ? ['text.display'] : []), `text.${level}`);
    return rule(level, { 'font-size': size === null ? null : `min(${size},${vw}vw)` });
  });
  return rules.length === 0 ? [] : [`@media (max-width:760px){${rules.join('')}}`];
}

interface Declarations {
  readonly [property: string]: string | null;
}

/** A rule of the declarations that are stated; none where nothing is. */
function rule(selector: string, declarations: Declarations): string[] {
  const stated = Object.entries(declarations).filter(([, value]) => value !== null);
  const text = stated.map(([property, value]) => `${property}:${value}`).join(';');
  return stated.length === 0 ? [] : [`${selector}{${text}}`];
}

function typeRules({ style: { token } }: Design): string[] {
  const heading = (level: string, ...largest: string[]) => ({
    'font-size': token(...largest.map((name) => `text.${name}`), `text.${level}`),
    'font-weight': token(
      `font-weight.${level}`,
      'font-weight.heading',
      ...largest.map((name) => `font-weight.${name}`),
    ),
    'letter-spacing': token(
      `tracking.${level}`,
      ...largest.map((name) => `tracking.${name}`),
      'tracking.heading',
    ),
    'line-height': token(`leading.${level}`, ...largest.map((name) => `leading.${name}`), 'leading.heading'),
  });
  return [
    ...rule('body', {
      'font-size': token('text.body'),
      'font-weight': token('font-weight.body'),
      'line-height': token('leading.body'),
      'letter-spacing': token('tracking.body'),
    }),
    ...rule('h1', heading('h1', 'display')),
    ...rule('h2', heading('h2')),
    ...rule('h3', heading('h3')),
    ...rule('.lead', { 'font-size': token('text.lead') }),
    ...rule('figcaption,.caption', { 'font-size': token('text.small', 'text.caption') }),
    ...rule('code', { 'font-family': token('font.mono', 'font.code') }),
  ];
}

function boxRules({ style: { token } }: Design): string[] {
  const radius = (...roles: string[]) => ({
    'border-radius': token(...roles.map((role) => `radius.${role}`)),
  });
  return [
    ...rule('.action', radius('button', 'control', 'action')),
    ...rule('input', radius('input', 'field', 'control')),
    ...rule('.group,img,.drawing', radius('card', 'box', 'panel', 'container', 'tile')),
  ];
}

const BOXED_ACTIONS: readonly string[] = ['filled-solid', 'filled-gradient', 'outlined'];
const BOXED_GROUPS: readonly string[] = ['grouping-cards', 'borders'];

/** The components, where the page draws them as boxes. Their colours are those of the palette. */
function componentRules({ style: { component }, taste, type }: Design): string[] {
  const isBoxed = BOXED_ACTIONS.includes(taste['emphasis.cta_treatment']);
  const card = component('card');
  // Most text of a page stands in its groups: larger text of cards would make it a page of large text.
  const isLarger = Number.parseFloat(card?.['font-size'] ?? '') > type.body;
  return [
    ...(isBoxed ? rule('.action', without(component('button'), COLORS)) : []),
    ...rule('input', component('input') ?? {}),
    ...(BOXED_GROUPS.includes(taste['emphasis.density_signals'])
      ? rule('.group', without(card, isLarger ? [...COLORS, 'font-size'] : COLORS))
      : []),
  ];
}

const COLORS: readonly string[] = ['background', 'color'];

function without(declarations: Declarations | null, properties: readonly string[]): Declarations {
  const kept = Object.entries(declarations ?? {}).filter(([property]) => !properties.includes(property));
  return Object.fromEntries(kept);
}
