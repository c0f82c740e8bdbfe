import { defineCommand, type Command } from '../command.ts';
import { SHELLS } from '../completion/shells.ts';
import { EXIT } from '../exit-code.ts';
import { UsageError } from '../usage-error.ts';

const NAMES = Object.keys(SHELLS).join(', ');

/** @param others every other command */
export function completion(others: readonly Command[]) {
  return defineCommand({
    name: 'completion',
    summary: 'Write a script that completes commands and options in a shell.',
    usage: '<shell>',
    description: `The shells are ${NAMES}.`,
    options: {},
    examples: [
      { line: 'source <(taste completion bash)', does: 'Bash, in ~/.bashrc' },
      { line: 'source <(taste completion zsh)', does: 'Zsh, in ~/.zshrc after compinit' },
      { line: 'taste completion fish > ~/.config/fish/completions/taste.fish', does: 'Fish' },
    ],
    run: async ([shell = ''], _, { io }) => {
      if (!isShell(shell)) throw new UsageError(`Name a shell: ${NAMES}.`);
      io.write(SHELLS[shell]([...others, completion(others)]));
      return EXIT.pass;
    },
  });
}

function isShell(name: string): name is keyof typeof SHELLS {
  return Object.hasOwn(SHELLS, name);
}
