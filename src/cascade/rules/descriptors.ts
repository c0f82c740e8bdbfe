import type { FontFace, Keyframes } from '../styled-page.ts';
import type { AtRule, Declaration } from '../sheets/rule.ts';
import type { RegisteredProperty } from './rule-set.ts';

/** The last value of a descriptor in a block, '' when absent. */
function descriptor(declarations: readonly Declaration[], name: string): string {
  return declarations.findLast(({ property }) => property === name)?.value ?? '';
}

function unquote(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}

/** Parses `@font-face`; null without a family or a source. */
export function fontFaceOf({ declarations }: AtRule): FontFace | null {
  const family = unquote(descriptor(declarations, 'font-family')).toLowerCase();
  const src = descriptor(declarations, 'src');
  if (family === '' || src === '') return null;
  return {
    family,
    src,
    weight: descriptor(declarations, 'font-weight') || 'normal',
    style: descriptor(declarations, 'font-style') || 'normal',
  };
}

/** Parses `@property --name`; null when Chromium would ignore the registration. */
export function registeredPropertyOf({ declarations }: AtRule): RegisteredProperty | null {
  const syntax = unquote(descriptor(declarations, 'syntax'));
  const inherits = descriptor(declarations, 'inherits').toLowerCase();
  const initial = declarations.findLast(({ property }) => property === 'initial-value')?.value ?? null;
  if (syntax === '' || (inherits !== 'true' && inherits !== 'false')) return null;
  if (initial === null && syntax !== '*') return null;
  return { syntax, inherits: inherits === 'true', initial };
}

/** Characters of one animation kept as evidence. */
const MAX_KEYFRAME_TEXT = 2000;

/** Parses `@keyframes name`. */
export function keyframesOf({ prelude, rules }: AtRule): Keyframes {
  const properties = new Set<string>();
  let text = '';
  for (const rule of rules) {
    if (rule.kind !== 'style') continue;
    for (const { property } of rule.declarations)
      properties.add(property.startsWith('--') ? property : property.toLowerCase());
    if (text.length >= MAX_KEYFRAME_TEXT) continue;
    const body = rule.declarations.map(({ property, value }) => `${property}: ${value}`).join('; ');
    text += `${rule.selector} { ${body} } `;
  }
  return {
    name: unquote(prelude.trim()),
    properties: [...properties],
    text: text.trim().slice(0, MAX_KEYFRAME_TEXT),
  };
}
