import { isDarkGround } from '../color/contrast.ts';
import { toHex } from '../color/hex.ts';
import { parseFixedColor } from '../color/parse-color.ts';
import { elementAt, type Restyling, type StyleChange, type Way } from '../grammar/restyle.ts';
import { WHITE } from '../grammar/restyle-colors.ts';
import { FIELD_TAGS } from '../perception/controls.ts';
import { typedFields } from '../perception/typed-fields.ts';

import { withoutImportance } from '../css/importance.ts';

const ROOT = 0; // index of the root element

/** Whether a way has a part of its own for another scheme. */
export function hasSchemePart({ also }: Way): boolean {
  return also?.under !== undefined || also?.media?.includes('scheme') === true;
}

/** The ground below a way: whether it is dark, and the `color-scheme` of the root element. */
interface Below {
  readonly isDark: boolean;
  readonly declared: string;
}

/**
 * The way with the `color-scheme` of its ground, where that turns from light to dark, or back on a page that declares dark:
 * fields without styles, scroll bars and menus follow, which the browser colours by itself.
 */
export function withColorScheme(way: Way, page: Restyling): Way {
  const ground = page.features.grounds.candidates[0]?.color ?? WHITE;
  const declared = elementAt(page, ROOT)?.style['color-scheme'] ?? 'normal';
  return declaring(way, { isDark: isDarkGround(ground), declared }, page);
}

function declaring(way: Way, below: Below, page: Restyling): Way {
  const isDark = turnsTo(way.changes, page) ?? below.isDark;
  const scheme = schemeFor(isDark, below);
  if (scheme === 'dark' && leavesBrowserInks(way.changes, page)) return way;
  const also = way.also && declaring(way.also, { isDark, declared: scheme ?? below.declared }, page);
  const own = scheme === null ? [] : [{ elements: [ROOT], declarations: { 'color-scheme': scheme } }];
  return { ...way, changes: [...way.changes, ...own], ...(also !== undefined && { also }) };
}

/** What to declare; null where the ground stays as it is, or has its scheme. */
function schemeFor(isDark: boolean, below: Below): 'dark' | 'light' | null {
  if (isDark === below.isDark) return null;
  if (isDark) return below.declared === 'dark' ? null : 'dark';
  return below.declared.includes('dark') ? 'light' : null;
}

/** Whether a way gives the page a dark ground; null where it gives it none. */
export function turnsTo(changes: readonly StyleChange[], { perception }: Restyling): boolean | null {
  const isRoot = (index: number) => index === ROOT || perception.page.elements[index]?.tag === 'body';
  const fills = changes.flatMap(({ elements, declarations, pseudo }) => {
    const fill = pseudo === undefined && elements.some(isRoot) ? declarations['background-color'] : undefined;
    return (fill === undefined ? null : parseFixedColor(withoutImportance(fill))) ?? [];
  });
  const ground = fills.findLast(({ a }) => a === 1);
  return ground === undefined ? null : isDarkGround(ground);
}

/** Inks of texts and links by which the browser may colour them: another scheme would change them. */
const OF_BROWSER: ReadonlySet<string> = new Set(['#000000', '#0000ee']);

/** Whether a text keeps an ink that may be the browser's. */
function leavesBrowserInks(changes: readonly StyleChange[], page: Restyling): boolean {
  const { runs } = page.perception;
  const inked = new Set(
    changes.flatMap(({ elements, declarations }) => ('color' in declarations ? elements : [])),
  );
  return [...runs.map(({ element }) => element), ...typedFields(page.perception)].some((text) => {
    const ink = toHex(text.style.color);
    if (!OF_BROWSER.has(ink)) return false;
    for (let at = elementAt(page, text.index); at !== undefined; at = elementAt(page, at.parent)) {
      if (toHex(at.style.color) !== ink) return true;
      if (inked.has(at.index)) return false;
      if (FIELD_TAGS.has(at.tag)) return true; // what is above has no effect
    }
    return true;
  });
}
