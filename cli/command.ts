import type { Given, Options } from './arguments/option.ts';
import type { ExitCode } from './exit-code.ts';
import type { Session } from './session.ts';

/** One command, such as `taste score`. */
export interface Command<Specs extends Options = Options> {
  readonly name: string;
  /** One line in the imperative. */
  readonly summary: string;
  /** The positional arguments: `[page...]`. */
  readonly usage: string;
  /** What the positional arguments are, and what the command does, in a few sentences. */
  readonly description: string;
  readonly options: Specs;
  /** What positional arguments may be besides files, for completion: brands of the catalog, or these words. */
  readonly completes?: 'brands' | readonly string[];
  readonly examples: readonly { readonly line: string; readonly does: string }[];
  run(positionals: readonly string[], options: Given<Specs>, session: Session): Promise<ExitCode>;
}

/** Infers the types of `run` from the options. */
export function defineCommand<const Specs extends Options>(command: Command<Specs>): Command<Specs> {
  return command;
}
