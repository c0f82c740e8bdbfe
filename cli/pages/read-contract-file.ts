import { parseYaml } from './parse-yaml.ts';
import { UsageError } from '../usage-error.ts';

/** What the `verify` block of a contract asks of a page. */
export interface ContractTarget {
  readonly name: string;
  /** Axes that a page has to match exactly. */
  readonly required: readonly string[];
  readonly pass_score: number;
  readonly target_grammar: unknown;
  readonly target_tokens?: unknown;
  readonly identity: 'required' | 'report';
}

/** Reads the frontmatter of a contract (`AGENTS.md`). Throws a UsageError for a file that has no `verify` block. */
export async function contractTarget(text: string, file: string): Promise<ContractTarget> {
  const yaml = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text)?.[1];
  const {
    name,
    required_axes: required,
    verify,
  } = (yaml === undefined ? {} : await parseYaml(yaml, file)) as Frontmatter;
  if (typeof verify !== 'object' || verify === null || verify.target_grammar === undefined)
    throw new UsageError(
      `${file}: The file has no \`verify\` block with a \`target_grammar\`. \`taste contract\` writes one.`,
    );
  const { pass_score, target_grammar, target_tokens, identity } = verify;
  const axes = [verify.required_axes, required].find((list) => Array.isArray(list)) ?? [];
  if (typeof pass_score !== 'number')
    throw new UsageError(`${file}: \`verify.pass_score\` must be a number.`);
  return {
    name: typeof name === 'string' ? name : file,
    required: axes.map(String),
    pass_score,
    target_grammar,
    ...(target_tokens !== undefined && { target_tokens }),
    identity: identity === 'required' ? 'required' : 'report',
  };
}

/** Other people may have changed the file, so every field may have any type. */
interface Frontmatter {
  readonly name?: unknown;
  /** Where older contracts state them. */
  readonly required_axes?: unknown;
  readonly verify?: {
    readonly required_axes?: unknown;
    readonly pass_score?: unknown;
    readonly target_grammar?: unknown;
    readonly target_tokens?: unknown;
    readonly identity?: unknown;
  } | null;
}
