import type { Command } from '../command.ts';
import { fix } from './fix.ts';
import { read } from './read.ts';
import { score } from './score.ts';
import { verify } from './verify.ts';

/** The commands in the order of the help. To add a command, add one file and one line here. */
export const COMMANDS = [read, score, fix, verify] as const satisfies readonly Command[];
