import { findProgram, type Program } from '../../cli/engine/find-program.ts';
import { ensureProgram } from '../program.ts';

const FFMPEG: Program = {
  title: 'ffmpeg',
  variable: 'FFMPEG_BIN',
  names: ['ffmpeg'],
  debianPackage: 'ffmpeg',
};

/** Path of ffmpeg, null when it is not installed. */
export function findFfmpeg(): string | null {
  return findProgram(FFMPEG);
}

/** Path of ffmpeg; installs it first if possible. Throws when there is none. */
export function ensureFfmpeg(): string {
  return ensureProgram(FFMPEG);
}
