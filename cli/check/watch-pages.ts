import { watch, type FSWatcher } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { errorText } from '../error-text.ts';
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts';
import { printableText } from '../output/printable.ts';
import type { PageSource } from '../pages/page-source.ts';
import type { Session } from '../session.ts';
import { UsageError } from '../usage-error.ts';
import { LOOPBACK } from '../../src/page/public-url.ts';

/** Milliseconds; an editor or a build writes several files in a row. */
const SETTLE_MS = 150;
/** Milliseconds between two requests to a local server, and for its answer: it may hang while it builds. */
const POLL_MS = 1_000;
const ANSWER_MS = 5_000;

/** Files whose change can change a reading. */
const READ = /\.(?:x?html?|css|m?js|svg|png|jpe?g|webp|gif|avif)$/i;

/**
 * Runs `check` now, and again when a file below the roots of the pages changes or when a local page answers anew,
 * until the command is stopped. Returns the code of the last check. Throws a UsageError for other pages.
 */
export async function watchPages(
  pages: readonly PageSource[],
  check: () => Promise<ExitCode>,
  session: Session,
): Promise<ExitCode> {
  const { stop } = session.io;
  const roots = new Set(pages.flatMap(({ access }) => access.root ?? []));
  const urls = pages.flatMap(({ subject, file }) => (file === null && 'url' in subject ? [subject.url] : []));
  if (urls.some((url) => !isLocal(url)) || roots.size + urls.length === 0)
    throw new UsageError(
      '--watch goes with files, folders and pages of this machine (http://localhost:3000).',
    );
  const changes = listen();
  const watchers = [...roots].map((root) => watchFolder(root, changes.happen, session));
  for (const url of urls) void poll(url, changes.happen, stop);
  stop.addEventListener('abort', changes.happen);
  let code: ExitCode = EXIT.pass;
  while (!stop.aborted) {
    code = await checkSafely(check, session);
    await changes.next();
    await pause(SETTLE_MS, stop);
    changes.clear();
  }
  for (const watcher of watchers) watcher.close();
  return code;
}

/** Calls `changed` whenever a file changes that a reading may depend on. Throws a UsageError where nothing can be watched. */
function watchFolder(root: string, changed: () => void, { io }: Session): FSWatcher {
  const unseen = (error: unknown) =>
    `Changes below ${root} may stay unnoticed: ${error instanceof Error ? error.message : String(error)}`;
  try {
    const watcher = watch(root, { recursive: true }, (_, name) => {
      if (name !== null && READ.test(name) && !name.split(path.sep).includes('node_modules')) changed();
    });
    // A system has few watchers, and folders are added while the others are watched.
    return watcher.on('error', (error) => io.writeError(`taste: ${printableText(unseen(error))}\n`));
  } catch (error) {
    throw new UsageError(unseen(error));
  }
}

/** A file may be half written: the error is shown and the watch goes on. */
async function checkSafely(check: () => Promise<ExitCode>, { io, paint }: Session): Promise<ExitCode> {
  if (io.isTerminal.output) io.write('\u001B[2J\u001B[H');
  try {
    return await check();
  } catch (error) {
    io.writeError(errorText(error, paint));
    return exitCodeOf(error);
  }
}

function isLocal(url: string): boolean {
  return LOOPBACK.includes(new URL(url).hostname);
}

/** Calls `changed` whenever the page answers other bytes than before. */
async function poll(url: string, changed: () => void, stop: AbortSignal): Promise<void> {
  let before: string | null = null;
  while (!stop.aborted) {
    const now = await fetch(url, { signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_MS)]) })
      .then((response) => response.text())
      .catch(() => null);
    if (before !== null && now !== null && now !== before) changed();
    before = now ?? before;
    await pause(POLL_MS, stop);
  }
}

interface Changes {
  readonly happen: () => void;
  readonly clear: () => void;
  /** Resolves at the next change, at once if there was one since `clear`. */
  readonly next: () => Promise<void>;
}

function listen(): Changes {
  let hasChanged = false;
  let wake: (() => void) | null = null;
  return {
    happen: () => {
      hasChanged = true;
      wake?.();
    },
    clear: () => void (hasChanged = false),
    next: () => (hasChanged ? Promise.resolve() : new Promise((resolve) => (wake = resolve))),
  };
}

/** Waits, at most until the command is stopped. */
async function pause(milliseconds: number, stop: AbortSignal): Promise<void> {
  await setTimeout(milliseconds, undefined, { signal: stop }).catch(() => {});
}
