import { BOX_ROLES, radiusPath, type BoxRole } from '../box-roles.ts';
import { hasBareAction, quoted, type RuleContext, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };
import { listed } from '../../text/listed.ts';

const OTHERS: Readonly<Record<string, string>> = texts.corners;

/** Each kind of box in its own radius; where the main action is a link, buttons are those of forms. */
export const corners: RuleWriter = (value, context, plain) => {
  const isBare = hasBareAction(context.grammar);
  const stated = BOX_ROLES.flatMap((role) => radiusOf(role, context) ?? []);
  if (stated.length === 0)
    return isBare ? { do: plain.do.replace(/\bbuttons\b/, 'buttons of forms'), dont: null } : null;
  const byRadius = [...Map.groupBy(stated, ({ text }) => text)];
  const named = (plural: string) => (isBare && plural === 'buttons' ? 'buttons of forms' : plural);
  const parts = byRadius.map(([text, own]) => `${text} on ${listed(own.map(({ plural }) => named(plural)))}`);
  const others = stated.length === BOX_ROLES.length ? [] : [OTHERS[value] ?? ''];
  return {
    do: [`Give corners a radius of ${listed(parts)}${asSquare(value, stated)}.`, ...others].join(' '),
    dont: null,
  };
};

/** Corners of a pixel or two have the value of square ones, and the rule states another number than the value. */
function asSquare(value: string, stated: readonly { readonly px: number }[]): string {
  return value === '0px' && stated.some(({ px }) => px > 0) ? ', which counts as `0px`' : '';
}

function radiusOf(
  box: BoxRole,
  { stated, component, token }: RuleContext,
): { readonly plural: string; readonly text: string; readonly px: number } | null {
  const { role, plural } = box;
  const reference = /^\{(radius\.[a-z0-9-]+)\}$/.exec(stated.components[role]?.['border-radius'] ?? '')?.[1];
  const declared = component(role)['border-radius'];
  const px = Number.parseFloat;
  if (declared !== undefined) return { plural, text: quoted(reference ?? null, declared), px: px(declared) };
  const path = radiusPath(box, token);
  const own = token(path ?? '') ?? '';
  return path === undefined ? null : { plural, text: quoted(path, own), px: px(own) };
}
