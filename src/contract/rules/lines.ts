import { tokenColor } from '../../catalog/token-values.ts';
import { contrastOn } from '../../color/contrast.ts';
import { surfaceBorders } from '../../grammar/axes/surface-borders/axis.ts';
import { place } from '../../grammar/decide.ts';
import { hasCardBorder, quoted, type RuleContext, type RuleWriter } from './rule.ts';
import texts from './texts.json' with { type: 'json' };
import { listed } from '../../text/listed.ts';

/** The lines of the tokens, in their widths. */
export const lines: RuleWriter = (value, context, plain) => {
  const hasBorder = hasCardBorder(context);
  if (value === 'none') {
    if (!hasBorder && widthsOf(context).length === 0) return null;
    return {
      do: 'Separate sections by space and fill; draw lines only where a component declares them.',
      dont: 'Add borders to sections or images.',
    };
  }
  const widths = widthsOf(context);
  if (widths.length > 0 || hasBorder) {
    const stated = widths.map(([path, width]) => quoted(path, width));
    return {
      do: `Draw lines ${stated.length === 0 ? 'as the components declare them' : `in the widths of the tokens: ${listed(stated)}${betweenGroups(value, widths)}`}. ${styleOf(value, context)}`.trim(),
      dont: null,
    };
  }
  // With groups separated by space, lines are left for what frames the page.
  const isOpen = context.grammar['emphasis.density_signals'] === 'whitespace';
  return isOpen ? { do: plain.do.replace(' for structure', ' for fields, header and footer') } : null;
};

/** The thinnest width of the value, where the tokens have a choice. */
function betweenGroups(value: string, widths: readonly (readonly [string, string])[]): string {
  if (widths.length < 2) return '';
  const [chosen] = widths
    .filter(([, width]) => bandOf(Number.parseFloat(width)) === value)
    .toSorted(([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other));
  return chosen === undefined ? '' : `, rules between groups in ${quoted(...chosen)}`;
}

function bandOf(px: number): string | null {
  const [band] = surfaceBorders.bands;
  return band === undefined || !Number.isFinite(px) ? null : place(px, band.from).value;
}

const STYLE: Readonly<Record<string, string>> = texts.lines;

/** Contrast of lines from which nobody calls them faint. */
const STRONG = 3;

/** How lines look; thin ones of low contrast only where the token for them is faint. */
function styleOf(value: string, { token }: RuleContext): string {
  const [line, ground] = [token('color.border'), token('color.background')];
  const isStrong =
    line !== undefined && ground !== undefined && contrastOn(tokenColor(line), tokenColor(ground)) >= STRONG;
  return value === 'hairline' && isStrong ? texts.strongHairline : (STYLE[value] ?? '');
}

function widthsOf({ stated }: RuleContext): (readonly [string, string])[] {
  const values = Object.entries(stated.tokens.border?.values ?? {});
  return values.map(([name, width]) => [`border.${name}`, width] as const);
}
