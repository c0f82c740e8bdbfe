import path from 'node:path';
import type { Given } from '../arguments/option.ts';
import type { Io } from '../io.ts';
import type { TARGET_OPTIONS } from '../options.ts';
import { UsageError } from '../usage-error.ts';
import { parseYaml } from './parse-yaml.ts';
import { contractTarget, type ContractTarget } from './read-contract-file.ts';
import { readText } from './find-pages.ts';

type TargetOptions = Given<typeof TARGET_OPTIONS>;

/** The target as the operation `score` takes it. */
export interface TargetFields {
  readonly target_brand?: string;
  readonly target_url?: string;
  readonly target_grammar?: unknown;
  readonly brief?: string;
  readonly target_tokens?: unknown;
  readonly identity?: 'required' | 'report';
  readonly required_axes?: string[];
}

/** A target, and what it asks of a page itself. */
export interface Target {
  readonly fields: TargetFields;
  /** Least score of a contract and of its identity; null for what it does not ask, and for other targets. */
  readonly asks: { readonly min: number | null; readonly identity: number | null };
  /** What a contract calls itself and requires; null for other targets. */
  readonly contract: NamedContract | null;
  /** The options that name it, relative to the working folder, for commands that reports suggest. */
  readonly options: readonly string[];
}

export type NamedContract = Pick<ContractTarget, 'name' | 'required'>;

const ASKS_NOTHING = { min: null, identity: null } as const;

/** The target that the options name. Throws a UsageError without one, with several, or for a file of another kind. */
export async function findTarget(options: TargetOptions, io: Io): Promise<Target> {
  const { brand, grammar, brief, contract } = options;
  const given = [brand, options['target-url'], grammar, brief, contract].filter(
    (value) => value !== undefined,
  );
  if (given.length !== 1)
    throw new UsageError(
      `Give ${given.length === 0 ? 'a' : 'only one'} target: --brand, --target-url, --grammar, --brief or --contract.`,
    );
  if (contract !== undefined) return targetOfContract(contract, io);
  const named = { fields: await fieldsOf(options, io), options: optionsNaming(options, io) };
  return { ...named, asks: ASKS_NOTHING, contract: null };
}

/** What the `verify` block of a contract states. */
export async function targetOfContract(file: string, io: Io): Promise<Target> {
  const contract = await contractTarget(await readText(file, io), file);
  const { name, required, target_grammar, target_tokens, identity, pass_score } = contract;
  return {
    fields: {
      target_grammar,
      ...(target_tokens !== undefined && { target_tokens }),
      identity,
      required_axes: [...required],
    },
    asks: { min: pass_score, identity: identity === 'required' ? pass_score : null },
    contract: { name, required },
    options: optionsNaming({ contract: file }, io),
  };
}

/** Options whose value is a path. */
const PATHS = ['grammar', 'tokens', 'contract'] as const satisfies readonly (keyof TargetOptions)[];

function optionsNaming(options: Partial<TargetOptions>, { folder }: Pick<Io, 'folder'>): string[] {
  const { brand, brief, 'target-url': url } = options;
  const texts = Object.entries({ brand, brief, 'target-url': url });
  const paths = PATHS.map((name) => {
    const file = options[name];
    return [name, file && path.relative(folder, path.resolve(folder, file))] as const;
  });
  return [...texts, ...paths].flatMap(([name, value]) => (value ? [`--${name}`, value] : []));
}

async function fieldsOf(options: TargetOptions, io: Io): Promise<TargetFields> {
  const { brand, grammar, brief, tokens } = options;
  const url = options['target-url'];
  if (tokens !== undefined && grammar === undefined && brief === undefined)
    throw new UsageError('--tokens goes with --grammar or --brief; a brand and a page have their own.');
  if (brand !== undefined) return { target_brand: brand };
  if (url !== undefined) return { target_url: url };
  const given_tokens = tokens === undefined ? {} : { target_tokens: await readData(tokens, io) };
  if (grammar !== undefined) return { ...(await grammarIn(grammar, io)), ...given_tokens };
  return { ...(brief !== undefined && { brief }), ...given_tokens };
}

/** The grammar of a file: axis values, a document that has them as `grammar`, or a contract. */
async function grammarIn(name: string, io: Io): Promise<TargetFields> {
  if (name.endsWith('.md')) {
    const { target_grammar, target_tokens } = await contractTarget(await readText(name, io), name);
    return { target_grammar, ...(target_tokens !== undefined && { target_tokens }) };
  }
  const data = await readData(name, io);
  const { grammar, grammar_flat, tokens } = data as Readonly<Record<string, unknown>>; // readData returns an object
  const values = grammar ?? grammar_flat;
  if (values === undefined) return { target_grammar: data };
  return { target_grammar: values, ...(tokens !== undefined && { target_tokens: tokens }) };
}

/** An object from a JSON or YAML file. Throws a UsageError for other content. */
export async function readData(name: string, io: Io): Promise<object> {
  return parseYaml(await readText(name, io), name);
}
