import { needsWholeCascade } from '../cascade/appended-sheet.ts';
import type { Cascade } from '../cascade/style-document.ts';
import { parseColor } from '../color/parse-color.ts';
import { longhandsOf } from '../cascade/shorthands.ts';
import { parseSheet } from '../cascade/sheets/parse-sheet.ts';
import type { Rule } from '../cascade/sheets/rule.ts';
import { MOTION_PROPERTIES, PAINT_PROPERTIES } from './changed-properties.ts';

/** What a stylesheet changes at most: what moves; how boxes are painted; where they are; which rules of the page apply. */
export type ChangeKind = 'motion' | 'paint' | 'layout' | 'cascade';

export function changeKindOf(css: string, cascade: Pick<Cascade, 'dark'>): ChangeKind {
  if (needsWholeCascade(css, cascade)) return 'cascade';
  const rules = parseSheet(css);
  if (rules.every((rule) => changesOnly(rule, MOTION_PROPERTIES))) return 'motion';
  return rules.every((rule) => changesOnly(rule, PAINT_PROPERTIES)) ? 'paint' : 'layout';
}

function changesOnly(rule: Rule, properties: ReadonlySet<string>): boolean {
  if (rule.kind === 'at' && rule.name === 'media')
    return rule.rules.every((one) => changesOnly(one, properties));
  if (rule.kind === 'at') return rule.name === 'keyframes';
  return rule.declarations.every(({ property, value }) =>
    property.startsWith('--')
      ? properties === PAINT_PROPERTIES && parseColor(value) !== null
      : longhandsOf(property).every((longhand) => properties.has(longhand)),
  );
}
