/** A style rule of a code block. */
export interface CodeRule {
  readonly selectors: readonly string[];
  readonly declarations: string;
}

export interface ReadCode {
  readonly rules: readonly CodeRule[];
  /** Rules as written, without `@keyframes` and other rules that only work at the top of a sheet. */
  readonly nested: string;
  readonly top: string;
}

const TOP_ONLY = /^@(?:keyframes|property|font-face|counter-style|layer|import)/;

/** Splits the code of a signature move into rules. */
export function readCode(css: string): ReadCode {
  const rules: CodeRule[] = [];
  let nested = '';
  let top = '';
  for (const { prelude, block } of blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))) {
    if (TOP_ONLY.test(prelude)) {
      top += `${prelude}{${block}}\n`;
      continue;
    }
    if (prelude.startsWith('@')) {
      const inner = readCode(block);
      rules.push(...inner.rules);
      nested += `${prelude}{${inner.nested}}\n`;
      continue;
    }
    const selectors = splitList(prelude);
    const own = blocksOf(block).filter((one) => one.prelude.includes('&'));
    rules.push({ selectors, declarations: block.replaceAll(/[^;{}]*\{[^}]*\}/g, '') });
    for (const one of own) {
      rules.push({
        selectors: selectors.flatMap((outer) =>
          splitList(one.prelude).map((inner) => inner.replaceAll('&', outer)),
        ),
        declarations: one.block,
      });
    }
    nested += `${ownClasses(selectors.map(inPiece).join(','))}{${ownClasses(safe(named(block, prelude)))}}\n`;
  }
  return { rules, nested, top };
}

/** The piece itself takes the place of the document. */
function inPiece(selector: string): string {
  return selector.replace(/^(?::root|html|body)(?![\w-])/, '&');
}

/** Shows the class of the code where the code shows the class of the element, which has others here. */
function named(block: string, selector: string): string {
  return block.replaceAll('attr(class)', `'${/\.([\w-]+)[^.]*$/.exec(selector)?.[1] ?? ''}'`);
}

/** Name of a class of the code in the piece, where no class of the page around it has the same name. */
export function ownClass(name: string): string {
  return `own-${name}`;
}

/** Class selectors of a rule and of the rules nested in it; quoted text stays. */
function ownClasses(css: string): string {
  return css.replaceAll(/(["'])(?:\\.|(?!\1).)*\1|\.([a-z_-][\w-]*)/gi, (text, _, name?: string) =>
    name === undefined ? text : `.${ownClass(name)}`,
  );
}

/** px of the height that stands for that of the window, for 1vh. */
const STAGE = 4;

/** No reference to another file; widths and heights in the stage of the piece. */
function safe(block: string): string {
  return block
    .replaceAll(/url\([^)]*\)/g, 'none')
    .replaceAll(/position:\s*fixed/g, 'position: absolute')
    .replaceAll(/(?<=\d)[sdl]?v(?:w|i)\b/g, 'cqi')
    .replaceAll(/(\d+(?:\.\d+)?)[sdl]?vh\b/g, (_, n: string) => `${Math.round(Number(n) * STAGE)}px`);
}

function splitList(prelude: string): string[] {
  return prelude
    .split(/,(?![^(]*\))/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function blocksOf(css: string): { readonly prelude: string; readonly block: string }[] {
  const found: { prelude: string; block: string }[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === ';' && depth === 0) start = i + 1;
    if (css[i] === '{' && depth++ === 0) open = i;
    if (css[i] !== '}' || --depth > 0) continue;
    found.push({ prelude: css.slice(start, open).trim(), block: css.slice(open + 1, i).trim() });
    start = i + 1;
    depth = 0;
  }
  return found;
}
