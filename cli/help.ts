import type { Option } from './arguments/option.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { HELP } from './options.ts';
import { wrap } from './output/wrap.ts';
import type { Session } from './session.ts';

type Looks = Pick<Session, 'paint' | 'width'>;

/** The help of the program: its commands and exit codes. */
export function overview({ paint, width }: Looks): string {
  const commands = COMMANDS.map(({ name, summary }) => [name, summary] as const);
  return [
    `${paint('bold', 'taste')}: read the design taste of pages and judge them against a target.`,
    '',
    ...section('Usage', ['taste <command> <page...> [options]'], paint),
    ...section('Commands', columns(commands, width), paint),
    ...section('Pages', [...wrap(PAGES, width - 2)], paint),
    ...section('Exit codes', columns(EXIT_CODES, width), paint),
    '`taste <command> --help` shows the options and examples of a command.',
    '',
  ].join('\n');
}

const PAGES =
  'A page is an http or https URL (http://localhost:3000 too), an HTML file, a folder (every HTML file in it), or - for HTML from the standard input.';

const EXIT_CODES = [
  ['0', 'every page passes'],
  ['1', 'a page does not pass'],
  ['2', 'not enough evidence: a page shows too little, or there is no page'],
  ['3', 'wrong arguments, an unknown brand, a missing file'],
  ['4', 'a page could not be reached'],
] as const;

/** The help of one command. */
export function commandHelp(command: Command, { paint, width }: Looks): string {
  const { name, usage, description, examples } = command;
  const options = Object.entries({ ...command.options, ...HELP }).map(
    ([key, option]) => [flagOf(key, option), option.description] as const,
  );
  return [
    paint('bold', `taste ${name}`),
    ...wrap(command.summary, width),
    '',
    ...section('Usage', [`taste ${name} ${usage} [options]`.replace('  ', ' ')], paint),
    ...wrap(description, width),
    '',
    ...section('Options', columns(options, width), paint),
    ...section(
      'Examples',
      examples.flatMap(({ line, does }) => [paint('dim', `# ${does}`), line]),
      paint,
    ),
  ].join('\n');
}

function flagOf(name: string, { short, value }: Option): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function section(title: string, lines: readonly string[], paint: Looks['paint']): string[] {
  return [paint('bold', title), ...lines.map((line) => `  ${line}`), ''];
}

/** Rows of a name and a text that is wrapped beside it. */
function columns(rows: readonly (readonly [string, string])[], width: number): string[] {
  const first = Math.max(...rows.map(([name]) => name.length)) + 2;
  return rows.flatMap(([name, text]) => {
    const [line = '', ...more] = wrap(text, Math.max(20, width - first - 2));
    return [name.padEnd(first) + line, ...more.map((rest) => ' '.repeat(first) + rest)];
  });
}
