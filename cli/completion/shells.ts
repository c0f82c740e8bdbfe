import type { Option } from '../arguments/option.ts';
import type { Command } from '../command.ts';
import { HELP } from '../options.ts';

/** Writes the completion script of a shell. */
type Script = (commands: readonly Command[]) => string;

/** Completion scripts. Arguments that are no options are completed as files. */
export const SHELLS = { bash, zsh, fish } as const satisfies Record<string, Script>;

function bash(commands: readonly Command[]): string {
  const cases = commands.map((command) => {
    const words = optionsOf(command).map(([name]) => `--${name}`);
    return `    ${command.name}) words="${words.join(' ')}" ;;`;
  });
  return `# bash completion of taste
_taste() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$current"))
    return
  fi
  [[ "$current" == -* ]] || return 0
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _taste taste
`;
}

function zsh(commands: readonly Command[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`);
  const cases = commands.map((command) => {
    const specs = optionsOf(command).map(([name, option]) => `      ${quote(zshOption(name, option))}`);
    return `    ${command.name}) _arguments \\\n${[...specs, `      '*:page:_files'`].join(' \\\n')} ;;`;
  });
  return `#compdef taste
_taste() {
  local -a commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$command" in
${cases.join('\n')}
  esac
}
compdef _taste taste
`;
}

/** Brackets and colons separate the parts of a specification. */
function zshOption(name: string, { type, description, value, isPath }: Option): string {
  const what = description.replace(/[[\]:\\]/g, String.raw`\$&`);
  const argument =
    type === 'flag' ? '' : `:${(value ?? name).replace(/[<>:]/g, '')}:${isPath ? '_files' : ''}`;
  return `${type === 'list' ? '*' : ''}--${name}[${what}]${argument}`;
}

function fish(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c taste -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
    ...optionsOf(command).map(([name, { type, description, isPath }]) => {
      const takes = type === 'flag' ? '' : isPath ? ' -r' : ' -x';
      return `complete -c taste -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${takes} -d ${quote(description)}`;
    }),
  ]);
  return `# fish completion of taste\n${lines.join('\n')}\n`;
}

function optionsOf({ options }: Command): [string, Option][] {
  return Object.entries({ ...options, ...HELP });
}

/** In single quotes for bash, zsh and fish; an apostrophe becomes a typographic one, which none of them reads. */
function quote(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
