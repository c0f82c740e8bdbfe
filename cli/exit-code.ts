import { TasteError, type ErrorCode } from '../src/errors.ts';
import { UsageError } from './usage-error.ts';

/** Exit codes of the command. */
export const EXIT = {
  pass: 0,
  /** A page does not meet what was asked of it. */
  fail: 1,
  /** The pages show too little to judge them, or there is no page. */
  unclear: 2,
  /** Wrong arguments, an unknown brand, a file that does not exist. */
  usage: 3,
  /** A page could not be fetched, or read in time. */
  unreachable: 4,
  /** A defect of this program; `EX_SOFTWARE` of sysexits.h. */
  internal: 70,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

const BY_ERROR: Partial<Record<ErrorCode, ExitCode>> = {
  unreachable: EXIT.unreachable,
  private_address: EXIT.unreachable,
  timeout: EXIT.unreachable,
  unparseable: EXIT.unclear,
  internal: EXIT.internal,
};

/** The exit code of a command that failed. */
export function exitCodeOf(error: unknown): ExitCode {
  if (error instanceof UsageError) return EXIT.usage;
  if (error instanceof TasteError) return BY_ERROR[error.code] ?? EXIT.usage;
  return EXIT.internal;
}

/** Precedence when several pages end differently: what keeps a page from being judged comes first. */
const BY_PRECEDENCE = [EXIT.internal, EXIT.usage, EXIT.unreachable, EXIT.fail, EXIT.unclear] as const;

/** The exit code of several pages. */
export function worstOf(codes: readonly ExitCode[]): ExitCode {
  return BY_PRECEDENCE.find((code) => codes.includes(code)) ?? EXIT.pass;
}
