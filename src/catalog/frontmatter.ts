import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import type { Problem } from './problems.ts';

/** A parsed frontmatter that maps key paths to lines of the file. */
export interface FrontmatterText {
  readonly value: unknown;
  /** The YAML between the fences, for exports. */
  readonly yaml: string;
  readonly body: string;
  /** Line of the file at which `body` begins. */
  readonly bodyLine: number;
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

const FENCE = '---\n';

/** Splits `---` frontmatter from the Markdown below it and parses the YAML; problems instead of exceptions. */
export function readFrontmatter(text: string): FrontmatterText | readonly Problem[] {
  const end = text.startsWith(FENCE) ? text.indexOf(`\n${FENCE}`, FENCE.length - 1) : -1;
  if (end === -1) return [noFrontmatter()];
  const yaml = text.slice(FENCE.length, end + 1);
  const body = text.slice(end + 1 + FENCE.length);

  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  // The fence above the YAML is one line of the file.
  const fileLine = (offset: number) => lines.linePos(offset).line + 1;
  if (document.errors.length > 0) {
    return document.errors.map(({ message, pos }) => badYaml(message, fileLine(pos[0])));
  }
  const aliases: Problem[] = [];
  if (yaml.includes('*')) {
    visit(document, {
      Alias: (_, { range }) => {
        aliases.push(noAliases(fileLine(range?.[0] ?? 0)));
      },
    });
  }
  if (aliases.length > 0) return aliases;
  return {
    value: document.toJS() as unknown,
    yaml,
    body,
    bodyLine: yaml.split('\n').length + 2,
    lineOf: (path) => fileLine(offsetOf(document.contents, path)),
  };
}

/** Offset of the deepest node of the path that exists, at its key where it has one. */
function offsetOf(root: Node | null, path: readonly (string | number)[]): number {
  let node: unknown = root;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
      if (!isPair(pair)) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else {
      return offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined;
}

function noFrontmatter(): Problem {
  return {
    line: 1,
    path: '---',
    message: 'The file has no frontmatter.',
    advice: 'Begin with a line "---", the YAML of the entry, and a line "---".',
  };
}

function noAliases(line: number): Problem {
  return {
    line,
    path: '---',
    message: 'The YAML contains an alias.',
    advice: 'Repeat the value instead of the alias.',
  };
}

function badYaml(message: string, line: number): Problem {
  return { line, path: '---', message: `The YAML is invalid: ${message}`, advice: 'Correct the YAML.' };
}
