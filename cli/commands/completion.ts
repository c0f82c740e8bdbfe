import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { DATA_FILES } from '../data-files.ts';
import { defineCommand, type Command } from '../command.ts';
import { SHELLS } from '../completion/shells.ts';
import { EXIT } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';

const NAMES = Object.keys(SHELLS).join(', ');

/** @param others every other command */
export function completion(others: readonly Command[]) {
  return defineCommand({
    name: 'completion',
    summary: 'Write a script that completes commands, options and brands in a shell.',
    usage: '<shell>',
    completes: Object.keys(SHELLS),
    description: `The shells are ${NAMES}. Commands, options, brands of the catalog and files are completed.`,
    options: {},
    examples: [
      { line: 'source <(taste completion bash)', does: 'Bash, in ~/.bashrc' },
      { line: 'source <(taste completion zsh)', does: 'Zsh, in ~/.zshrc after compinit' },
      { line: 'taste completion fish > ~/.config/fish/completions/taste.fish', does: 'Fish' },
    ],
    run: async ([shell = ''], _, { io }) => {
      if (!isShell(shell)) throw new UsageError(`Name a shell: ${NAMES}.`);
      io.write(SHELLS[shell]([...others, completion(others)], await slugsIn(io.data)));
      return EXIT.pass;
    },
  });
}

/** Slugs of the catalog, by the names of its documents: a shell that starts should not wait for the engine. */
async function slugsIn(data: string): Promise<string[]> {
  const names = await readdir(path.join(data, DATA_FILES.documents, 'styles'));
  return names.filter((name) => name.endsWith('.json')).map((name) => path.basename(name, '.json'));
}

function isShell(name: string): name is keyof typeof SHELLS {
  return Object.hasOwn(SHELLS, name);
}
