import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeDecoder } from '../../decode/for-node.ts';
import { FETCH_LIMITS } from '../../src/page/limits.ts';
import { type PictureMeasures, pictureMeasures } from '../../src/page/picture/picture-measures.ts';
import type { PictureKind } from '../../src/page/picture/picture-kinds.ts';
import { mirrorOf } from '../corpus/commit-files.ts';
import { ownerOf } from '../corpus/split.ts';
import { ROOT } from '../local-platform.ts';

const FILE = path.join(ROOT, 'test/corpus/picture-labels.json');
const MAX_FILE = 64 * 2 ** 20; // bytes

/** Kinds of the labels; a render may look like a photograph or like a drawing and is not fitted to. */
const FITTED: Readonly<Record<string, PictureKind | null>> = {
  photograph: 'photo',
  illustration: 'drawing',
  screenshot: 'drawing',
  diagram: 'drawing',
  logo: 'logo',
  texture: 'texture',
  render: null,
};

/** A labelled picture with what the engine measures of it. */
export interface LabelledPicture {
  readonly owner: string;
  readonly kind: PictureKind;
  readonly measures: PictureMeasures;
}

interface Label {
  readonly repo: string;
  /** Git hash of the file. */
  readonly blob: string;
  readonly kind: string;
}

/** Decodes the labelled pictures as the service does. Pictures that no mirror holds are left out. */
export async function labelledPictures(mirrors: string): Promise<LabelledPicture[]> {
  const decode = nodeDecoder();
  const found: LabelledPicture[] = [];
  for (const label of JSON.parse(readFileSync(FILE, 'utf8')) as Label[]) {
    const kind = FITTED[label.kind];
    const bytes = kind ? fileOf(label, mirrors) : null;
    if (!kind || bytes === null) continue;
    const pixels = await decode(bytes.subarray(0, FETCH_LIMITS.pictureBytes), FETCH_LIMITS.picturePixels);
    if (pixels !== null) found.push({ owner: ownerOf(label.repo), kind, measures: pictureMeasures(pixels) });
  }
  return found;
}

function fileOf({ repo, blob }: Label, mirrors: string): Uint8Array | null {
  const mirror = mirrorOf(repo, mirrors);
  if (mirror === null) return null;
  try {
    const options = { maxBuffer: MAX_FILE, stdio: 'pipe' } as const;
    return new Uint8Array(execFileSync('git', ['--git-dir', mirror, 'cat-file', 'blob', blob], options));
  } catch {
    return null; // the mirror lists the file and does not hold it
  }
}
