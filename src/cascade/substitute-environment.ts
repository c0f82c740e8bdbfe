import type { Component } from '../css/component.ts';
import { parseComponents } from '../css/parse-components.ts';

/** Maximum number of substitutions in one value. */
const MAX_SUBSTITUTIONS = 50;

/**
 * Substitutes env(): the safe area insets are 0, other variables take their fallback. Null for an unknown variable
 * without a fallback.
 */
export function substituteEnvironment(value: string): string | null {
  let text = value;
  for (let i = 0; i < MAX_SUBSTITUTIONS; i++) {
    if (!text.includes('env(') && !text.includes('ENV(')) return text;
    const components = parseComponents(text);
    const call = components && findEnvironment(components);
    if (call === null || call === undefined) return text;
    const replacement = environmentValue(call, text);
    if (replacement === null) return null;
    text = text.slice(0, call.start) + replacement + text.slice(call.end);
  }
  return null;
}

type Call = Component & { readonly kind: 'function' };

function findEnvironment(components: readonly Component[]): Call | null {
  for (const component of components) {
    if (component.kind !== 'function' && component.kind !== 'block') continue;
    if (component.kind === 'function' && component.name === 'env') return component;
    const inside = findEnvironment(component.content);
    if (inside !== null) return inside;
  }
  return null;
}

function environmentValue({ content, end }: Call, text: string): string | null {
  const [name] = content;
  if (name?.kind !== 'ident') return null;
  if (name.name.startsWith('safe-area-') || name.name.startsWith('keyboard-inset-')) return '0px';
  const comma = content.findIndex((component) => component.kind === 'delimiter' && component.value === ',');
  const last = content.at(-1);
  if (comma < 0 || last === undefined) return null;
  return text.slice(content[comma]?.end ?? end, last.end);
}
