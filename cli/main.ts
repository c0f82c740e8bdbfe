#!/usr/bin/env node
import './node-20.ts';
import module from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Io } from './io.ts';
import { run } from './run.ts';

// The engine is a large module: from the second run on, Node 22 and later load its compiled code.
module.enableCompileCache?.();

const { stdout, stderr, stdin, env } = process;
const stop = new AbortController();

const io: Io = {
  write: (output) => void stdout.write(output),
  writeError: (output) => void stderr.write(output),
  readInput: () => text(stdin),
  environment: env,
  folder: process.cwd(),
  isTerminal: { output: stdout.isTTY ?? false, errors: stderr.isTTY ?? false },
  columns: stdout.columns,
  data: path.join(fileURLToPath(import.meta.url), '..', 'data'),
  /** A command that waits for this ends by itself when it is interrupted; every other command ends at once. */
  get stop() {
    process.once('SIGINT', () => stop.abort());
    return stop.signal;
  },
};

// `head` and `less` close the output before its end.
stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));
process.exitCode = await run(process.argv.slice(2), io);
