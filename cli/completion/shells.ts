import type { Option } from '../arguments/option.ts';
import type { Command } from '../command.ts';
import { HELP } from '../options.ts';

/** Writes the completion script of a shell. @param slugs of the brands of the catalog */
type Script = (commands: readonly Command[], slugs: readonly string[]) => string;

/** Completion scripts. Values and arguments are completed as what they are: brands, files, or nothing. */
export const SHELLS = { bash, zsh, fish } as const satisfies Record<string, Script>;

/** Bash splits `--brand=linear` at the equals sign; Bash 3 has no `compopt`, and completes files in place of nothing. */
function bash(commands: readonly Command[], slugs: readonly string[]): string {
  const cases = commands.map((command) => {
    const options = optionsOf(command);
    const words = options.map(([name]) => `--${name}`).join(' ');
    const positional = command.completes === 'brands' ? '$brands' : (command.completes ?? []).join(' ');
    return `    ${command.name}) options="${words}" words="${positional}" ;;`;
  });
  const named = (isWanted: (option: Option) => boolean) => {
    const names = commands.flatMap((command) =>
      optionsOf(command).flatMap(([name, option]) => (isWanted(option) ? [`--${name}`] : [])),
    );
    return [...new Set(names)].join('|');
  };
  return `# bash completion of taste
_taste() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" options="" words=""
  local brands="${slugs.join(' ')}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$current"))
    return
  fi
  if [ "$current" = "=" ]; then
    current=""
  elif [ "$before" = "=" ]; then
    before="\${COMP_WORDS[COMP_CWORD-2]}"
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "$before" in
${chosen(commands).join('\n')}
    ${named(({ isBrand }) => isBrand === true)}) words="$brands" ;;
    ${named(({ isPath }) => isPath === true)}) words="" ;;
    ${named(isOfText)}) compopt +o default 2>/dev/null; return 0 ;;
    *) [[ "$current" == -* ]] && words="$options" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _taste taste
`;
}

/** The cases of options with listed values. */
function chosen(commands: readonly Command[]): string[] {
  const listed = commands.flatMap((command) =>
    optionsOf(command).flatMap(([name, { choices }]) =>
      choices === undefined ? [] : [[name, choices] as const],
    ),
  );
  return [...new Map(listed)].map(([name, choices]) => `    --${name}) words="${choices.join(' ')}" ;;`);
}

/** A value that is neither a brand, a path nor one of a list: nothing is known about it. */
function isOfText({ type, isBrand, isPath, choices }: Option): boolean {
  return type !== 'flag' && isBrand !== true && isPath !== true && choices === undefined;
}

function zsh(commands: readonly Command[], slugs: readonly string[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name}:${summary}`)}`);
  const cases = commands.map((command) => {
    const specs = optionsOf(command).map(([name, option]) => `      ${quote(zshOption(name, option))}`);
    const positional = `      ${quote(`*:${zshPositional(command)}`)}`;
    return `    ${command.name}) _arguments \\\n${[...specs, positional].join(' \\\n')} ;;`;
  });
  return `#compdef taste
_taste_brands() {
  local -a brands=(${slugs.join(' ')})
  compadd "$@" -a brands
}
_taste_brands_or_files() {
  _alternative 'brands:brand:_taste_brands' 'files:page:_files'
}
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

function zshPositional({ completes }: Command): string {
  if (completes === undefined) return 'page:_files';
  return completes === 'brands' ? 'brand or page:_taste_brands_or_files' : `word:(${completes.join(' ')})`;
}

/** Brackets and colons separate the parts of a specification. */
function zshOption(name: string, { type, description, value, isPath, isBrand, choices }: Option): string {
  const what = description.replace(/[[\]:\\]/g, String.raw`\$&`);
  const values = choices === undefined ? '' : `(${choices.join(' ')})`;
  const argument =
    type === 'flag'
      ? ''
      : `:${(value ?? name).replace(/[<>:]/g, '')}:${isBrand ? '_taste_brands' : isPath ? '_files' : values}`;
  return `${type === 'list' ? '*' : ''}--${name}[${what}]${argument}`;
}

function fish(commands: readonly Command[], slugs: readonly string[]): string {
  const lines = commands.flatMap((command) => [
    `complete -c taste -n __fish_use_subcommand -f -a ${command.name} -d ${quote(command.summary)}`,
    ...fishPositional(command),
    ...optionsOf(command).map(([name, { type, description, isPath, isBrand, choices }]) => {
      const values = choices === undefined ? '' : ` -a ${quote(choices.join(' '))}`;
      const takes =
        type === 'flag' ? '' : isBrand ? ' -x -a "$__taste_brands"' : isPath ? ' -r' : ` -x${values}`;
      return `complete -c taste -n '__fish_seen_subcommand_from ${command.name}' -l ${name}${takes} -d ${quote(description)}`;
    }),
  ]);
  return `# fish completion of taste\nset -g __taste_brands ${slugs.join(' ')}\n${lines.join('\n')}\n`;
}

function fishPositional({ name, completes }: Command): string[] {
  if (completes === undefined) return [];
  const words = completes === 'brands' ? '"$__taste_brands"' : quote(completes.join(' '));
  return [`complete -c taste -n '__fish_seen_subcommand_from ${name}' -a ${words}`];
}

function optionsOf({ options }: Command): [string, Option][] {
  return Object.entries({ ...options, ...HELP });
}

/** In single quotes for bash, zsh and fish; an apostrophe becomes a typographic one, which none of them reads. */
function quote(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
