import * as v from 'valibot';
import { parse } from 'yaml';
import type { FlatToken } from '../catalog/flat-tokens.ts';
import { fromNamespaces } from '../catalog/token-namespaces.ts';
import { fail, refuse } from '../errors.ts';
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

const Frontmatter = v.object({
  name: v.string(),
  verify: v.object({
    target_grammar: v.unknown(),
    target_tokens: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  }),
});

/** An axis with its value, or with the reason why none is scored. */
const RULE =
  /^- `([a-z_.]+)`(?: = `([^`]+)`(?: \(required\))?| \(not scored: [^)]*\)): (.+)(?:\n {2}- Don't: (.+))?$/gm;

/** Reads a contract. @throws TasteError `invalid_request` for a text that is none */
export function readContract(markdown: string): WrittenContract {
  const [, yaml, ...rest] = markdown.split(/^---$/m);
  if (yaml === undefined) return fail('invalid_request', 'A contract begins with frontmatter.');
  const { name, verify } = frontmatterOf(yaml);
  const body = rest.join('---');
  return {
    name,
    grammar: parseGrammar(verify.target_grammar, 'verify.target_grammar'),
    tokens: fromNamespaces(verify.target_tokens),
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

function frontmatterOf(yaml: string): v.InferOutput<typeof Frontmatter> {
  const { success, output, issues } = v.safeParse(Frontmatter, parsed(yaml));
  if (success) return output;
  const field = v.getDotPath(issues[0]) ?? 'frontmatter';
  return refuse('invalid_request', field, `${issues[0].message}.`);
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (cause) {
    return fail('invalid_request', 'The frontmatter of the contract is no YAML.', { cause });
  }
}
