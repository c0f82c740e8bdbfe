import { closest } from '../src/catalog/closest.ts';
import { parseArguments } from './arguments/parse-arguments.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { errorText } from './error-text.ts';
import { EXIT, exitCodeOf, type ExitCode } from './exit-code.ts';
import { commandHelp, overview } from './help.ts';
import type { Io } from './io.ts';
import { HELP } from './options.ts';
import { painter } from './output/paint.ts';
import { openSession, type Session } from './session.ts';
import { UsageError } from './usage-error.ts';
import { VERSION } from './version.ts';

/** Runs `taste` with these arguments and returns its exit code. Errors become a message on the error output. */
export async function run(args: readonly string[], io: Io): Promise<ExitCode> {
  const session = openSession(io);
  try {
    return await runCommand(args, session);
  } catch (error) {
    session.progress('');
    const text = errorText(error, session.paint);
    io.writeError(text);
    const code = exitCodeOf(error);
    if (has(args, '--github')) {
      const { writeGithubFailure } = await import('./github/write-github.ts');
      const message = errorText(error, painter(false)).replace(/^taste: /, '');
      await writeGithubFailure(message, code, { comment: has(args, '--github-comment') }, io);
    }
    return code;
  }
}

async function runCommand([name, ...rest]: readonly string[], session: Session): Promise<ExitCode> {
  const { io } = session;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    const command = rest[0] === undefined ? null : commandOf(rest[0]);
    io.write(command === null ? overview(session) : commandHelp(command, session));
    return name === undefined ? EXIT.usage : EXIT.pass;
  }
  if (name === '--version' || name === '-v') {
    io.write(`${VERSION}\n`);
    return EXIT.pass;
  }
  const command = commandOf(name);
  if (asksForHelp(rest)) {
    io.write(commandHelp(command, session));
    return EXIT.pass;
  }
  const { options, positionals } = parseArguments(rest, { ...command.options, ...HELP });
  return command.run(positionals, options, session);
}

/** Help is given before other options are checked. */
function asksForHelp(args: readonly string[]): boolean {
  return has(args, '--help') || has(args, '-h');
}

/** Whether an option is among the arguments; those after `--` are names. */
function has(args: readonly string[], option: string): boolean {
  const end = args.indexOf('--');
  return args.slice(0, end === -1 ? undefined : end).includes(option);
}

function commandOf(name: string): Command {
  const names = COMMANDS.map((command) => command.name);
  const known = COMMANDS.find((command) => command.name === name);
  if (known !== undefined) return known;
  const near = closest(name, names);
  const hint = near === null ? `The commands are ${names.join(', ')}.` : `Did you mean \`taste ${near}\`?`;
  throw new UsageError(`Unknown command \`${name}\`. ${hint}`);
}
