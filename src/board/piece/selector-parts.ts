/** One element that a selector asks for. */
export interface Compound {
  readonly tag: string | null;
  readonly classes: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** How it follows the compound before it. */
  readonly relation: 'descendant' | 'child' | 'next';
  /** Position among its siblings, 1-based; null if any. */
  readonly position: number | null;
  /** `:root`, `html`, `body`, `*`: no element of their own. */
  readonly isRoot: boolean;
}

const TOKEN =
  /\s*([>+~])\s*|(\s+)|\.([\w-]+)|\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?[^\]]*\]|::?([\w-]+)(\((?:[^()]|\([^()]*\))*\))?|([a-z][\w-]*)|([*&])/giy;

/** Elements of a complex selector, from the outermost. Pseudo-elements and states ask for no element. */
export function compoundsOf(selector: string): readonly Compound[] {
  const parts: Building[] = [started('descendant')];
  for (const [, combinator, space, className, attribute, value, pseudo, argument, tag, any] of selector
    .trim()
    .matchAll(TOKEN)) {
    const last = parts.at(-1) ?? started('descendant');
    if (combinator !== undefined || space !== undefined) {
      parts.push(started(relationOf(combinator)));
      continue;
    }
    last.isEmpty = false;
    if (className !== undefined) last.classes.push(className);
    else if (attribute !== undefined) last.attributes.push([attribute, value ?? '']);
    else if (tag !== undefined) addTag(last, tag);
    else if (any !== undefined) last.isRoot = any === '&' || last.isRoot;
    else addPseudo(last, pseudo ?? '', argument ?? '');
  }
  return parts.filter(({ isEmpty }) => !isEmpty);
}

interface Building {
  tag: string | null;
  classes: string[];
  attributes: [string, string][];
  relation: Compound['relation'];
  position: number | null;
  isRoot: boolean;
  isEmpty: boolean;
}

function started(relation: Compound['relation']): Building {
  return {
    tag: null,
    classes: [],
    attributes: [],
    relation,
    position: null,
    isRoot: false,
    isEmpty: true,
  };
}

function relationOf(combinator: string | undefined): Compound['relation'] {
  if (combinator === undefined) return 'descendant';
  return combinator === '>' ? 'child' : 'next';
}

function addTag(last: Building, tag: string): void {
  if (tag === 'html' || tag === 'body') last.isRoot = true;
  else last.tag = tag;
}

function addPseudo(last: Building, name: string, argument: string): void {
  if (name === 'root' || name === 'host') last.isRoot = true;
  else if (name === 'checked') last.attributes.push(['checked', '']);
  else if (name === 'disabled') last.attributes.push(['disabled', '']);
  else if (name === 'first-child') last.position = 1;
  else if (/^nth-(?:child|of-type)$/.test(name)) {
    last.position = NAMED[argument.slice(1, -1).trim()] ?? positionOf(argument);
  }
}

const NAMED: Readonly<Record<string, number>> = { odd: 1, even: 2 };

/** First position that `an + b` takes. */
function positionOf(argument: string): number {
  const [, step, offset] = /^\(\s*(?:([+-]?\d*)n)?\s*\+?\s*(-?\d+)?\s*\)$/.exec(argument) ?? [];
  const b = Number(offset ?? 0);
  return b > 0 ? b : Math.max(1, Number(step === '' ? 1 : (step ?? 1)) + b);
}
