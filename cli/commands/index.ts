import type { Command } from '../command.ts';
import { board } from './board.ts';
import { completion } from './completion.ts';
import { compose } from './compose.ts';
import { contract } from './contract.ts';
import { diff } from './diff.ts';
import { fix } from './fix.ts';
import { mcp } from './mcp.ts';
import { nearest } from './nearest.ts';
import { query } from './query.ts';
import { read } from './read.ts';
import { score } from './score.ts';
import { search } from './search.ts';
import { tokens } from './tokens.ts';
import { verify } from './verify.ts';

/** The commands in the order of the help. To add a command, add one file and one line here. */
const OTHERS = [
  read,
  score,
  fix,
  verify,
  contract,
  compose,
  tokens,
  board,
  search,
  query,
  nearest,
  diff,
  mcp,
] as const satisfies readonly Command[];

/** Every command. */
export const COMMANDS: readonly Command[] = [...OTHERS, completion(OTHERS)];
