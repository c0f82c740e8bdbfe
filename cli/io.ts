/** What the command uses of its process. Tests pass their own. */
export interface Io {
  readonly write: (text: string) => void;
  readonly writeError: (text: string) => void;
  /** All of the standard input. */
  readonly readInput: () => Promise<string>;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Working folder, an absolute path. */
  readonly folder: string;
  /** Whether the output and the errors go to a terminal. */
  readonly isTerminal: { readonly output: boolean; readonly errors: boolean };
  /** Columns of the terminal; undefined when it is none. */
  readonly columns: number | undefined;
  /** Folder of the data files. */
  readonly data: string;
  /** Aborts a command that runs until it is stopped. */
  readonly stop: AbortSignal;
}
