import { parse } from 'yaml';
import type { FlatToken } from '../catalog/flat-tokens.ts';
import { fromNamespaces, type TokenNamespaces } from '../catalog/token-namespaces.ts';
import { fail } from '../errors.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { parseGrammar } from '../grammar/parse-grammar.ts';

/** A rule as written. */
export interface WrittenRule {
  /** `surface.radius` */
  readonly axis: string;
  /** Null for a rule that is not scored. */
  readonly value: string | null;
  readonly do: string;
  /** Null for a rule in values of tokens. */
  readonly dont: string | null;
}

/** What a contract says, read from its text alone. */
export interface WrittenContract {
  readonly name: string;
  /** The grammar and tokens that its `verify` block scores pages against. */
  readonly grammar: Grammar;
  readonly tokens: readonly FlatToken[];
  readonly rules: readonly WrittenRule[];
  /** What follows the frontmatter. */
  readonly body: string;
  /** The text of every stylesheet. */
  readonly css: string;
}

interface Frontmatter {
  readonly name: string;
  readonly verify: {
    readonly target_grammar: unknown;
    readonly target_tokens?: TokenNamespaces;
  };
}

/** An axis with its value, or with the reason why none is scored. */
const RULE =
  /^- `([a-z_.]+)`(?: = `([^`]+)`(?: \(required\))?| \(not scored: [^)]*\)): (.+)(?:\n {2}- Don't: (.+))?$/gm;

/** Reads a contract. @throws TasteError `invalid_request` for a text that is none */
export function readContract(markdown: string): WrittenContract {
  const [, yaml, ...rest] = markdown.split(/^---$/m);
  if (yaml === undefined) return fail('invalid_request', 'A contract begins with frontmatter.');
  const { name, verify } = parse(yaml) as Frontmatter; // its own text, written by agentsMd
  const body = rest.join('---');
  return {
    name,
    grammar: parseGrammar(verify.target_grammar, 'verify.target_grammar'),
    tokens: fromNamespaces(verify.target_tokens ?? {}),
    rules: [...body.matchAll(RULE)].map(([, axis = '', value = null, positive = '', negative = null]) => ({
      axis,
      value,
      do: positive,
      dont: negative,
    })),
    body,
    css: [...body.matchAll(/^```css\n([\s\S]*?)\n```$/gm)].map(([, own]) => own).join('\n'),
  };
}
