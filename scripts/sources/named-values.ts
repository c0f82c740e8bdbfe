/** A value in a file of a package, with the names around it. */
export interface NamedValue {
  /** The property, variable or key, in lower case. */
  readonly name: string;
  /** Selectors, keys and media queries that enclose it, outermost first, in lower case. */
  readonly context: string;
  readonly value: string;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g;
const LONG_WORD = /[\w+/=%]{300,}/g; // fonts and pictures inside a file
const INTERPOLATION = /[$#@]\{([^{}]*)\}/g; // template literals and Sass: no block
const ALIAS = /(["'])\{([\w. -]+)\}\1/g; // of design tokens: "{color.blue.500}"
const PIECE = /([^{};]*)([{};]|$)/g;
const PAIR =
  /(?<![\w$@.-])([$@\w-][\w$@.-]{0,99})["'`]?\s*[:=]\s*((?:"[^"\n]{0,999}"|'[^'\n]{0,999}'|`[^`]{0,999}`|\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\)){0,999}\)|,(?!\s*["'`]?[$@\w-][\w$@.-]{0,99}["'`]?\s*[:=])\s*|[^,\n"'`()]){1,300})/g;
const MAX_CONTEXT = 200; // characters of one selector; lists of selectors can have thousands

/**
 * All `name: value` and `name = value` of a stylesheet, a script or a JSON file, in order. It knows no grammar but
 * braces, so it reads each of these languages, and some noise.
 */
export function namedValues(file: string): readonly NamedValue[] {
  const text = file
    .replaceAll(LONG_WORD, '')
    .replaceAll(COMMENT, ' ')
    .replaceAll(INTERPOLATION, ' $1 ')
    .replaceAll(ALIAS, 'ref($2)');
  const open: string[] = [];
  const found: NamedValue[] = [];
  for (const [, piece = '', end] of text.matchAll(PIECE)) {
    const context = open.join(' ');
    for (const [, name = '', value = ''] of piece.matchAll(PAIR))
      found.push({ name: name.toLowerCase(), context, value: value.trim() });
    if (end === '}') open.pop();
    if (end !== '{') continue;
    const block = opening(piece);
    open.push(block);
    if (block.includes('width')) found.push({ name: '@media', context, value: block });
  }
  return found;
}

/** The selector or key before a brace. */
function opening(piece: string): string {
  const last =
    piece
      .trim()
      .split(/\n|,(?=\s*["']?[\w$-]+["']?\s*[:=]\s*$)/)
      .at(-1) ?? '';
  return last.trim().slice(-MAX_CONTEXT).toLowerCase();
}

const REFERENCE =
  /var\(\s*(--[\w-]+)(?:[^()]|\([^()]*\))*\)|ref\(([\w. -]+)\)|([$@][\w-]+)|(?<![\w.])([a-zA-Z_$][\w$]*(?:\.[\w$]+)+)\b/g;
const MAX_VALUES = [24, 6, 3, 2]; // of one name, over schemes and themes; fewer for later references of a value
const MAX_MEMBERS = 3; // of a member of an object in a script, whose name says little
const MAX_VALUE = 200; // characters; longer ones are code
const MAX_DEPTH = 6; // references to references, or in one value

/** The values that a value can have once its references are replaced; several if a name is set in several schemes. */
export function resolver(values: readonly NamedValue[]): (value: string) => readonly string[] {
  const byName = new Map<string, Set<string>>();
  for (const { name, context, value } of values)
    for (const key of [name, `${lastName(context)}.${name}`])
      byName.set(key, (byName.get(key) ?? new Set()).add(value));
  const lookUp = (reference: string): readonly string[] => {
    const parts = reference.toLowerCase().split('.');
    const set = byName.get(parts.slice(-2).join('.')) ?? byName.get(parts.at(-1) ?? '');
    return [...(set ?? [])];
  };
  const known = new Map<string, readonly string[]>();
  /** `before` counts the references that were replaced in the value already. */
  const resolve = (value: string, depth: number, before = 0): readonly string[] => {
    const found = known.get(value) ?? replaced(value, depth, before);
    known.set(value, found);
    return found;
  };
  const replaced = (value: string, depth: number, before: number): readonly string[] => {
    const [whole, ...names] = new RegExp(REFERENCE).exec(value) ?? [];
    if (whole === undefined || depth > MAX_DEPTH || value.length > MAX_VALUE) return [value];
    const most = names.at(-1) === undefined ? (MAX_VALUES[before] ?? 1) : MAX_MEMBERS;
    const targets = lookUp(names.find(Boolean) ?? '').filter((target) => !target.includes(whole));
    const values = targets
      .slice(0, most)
      .flatMap((target) => resolve(target, depth + 1))
      .filter(isPlain);
    const filled = [...new Set(values)].slice(0, most).map((target) => value.replace(whole, () => target));
    const resolved = filled.flatMap((rest) => resolve(rest, depth + 1, before + 1));
    return resolved.length === 0 ? [value] : resolved;
  };
  return (value) => [...new Set([value, ...resolve(value, 0)])];
}

const isPlain = (value: string) => !new RegExp(REFERENCE).test(value);

/** The key that directly encloses a value: `"500": { "value": … }` is found as `500.value`. */
function lastName(context: string): string {
  return /([$@\w-]+)["'`]?\s*[:=]?\s*$/.exec(context)?.[1] ?? '';
}
