import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { getPlatformProxy } from 'wrangler';
import { RECORDING_TYPE, recordingKey } from '../../worker/store/recordings.ts';
import { run } from '../run.ts';
import { type MediaFolder, readUploaded, slugsIn, writeUploaded } from './media-files.ts';

/** Name of the bucket in wrangler.toml. */
const BUCKET = 'design-taste-media';

/** Brings the recordings of this checkout into the local bucket. Gives the number that were not there yet. */
export async function storeLocally(media: MediaFolder): Promise<number> {
  const { env, dispose } = await getPlatformProxy<{ readonly MEDIA: R2Bucket }>({
    configPath: 'wrangler.toml',
    environment: 'development',
    remoteBindings: false,
  });
  try {
    return await storeRecordings(env.MEDIA, media);
  } finally {
    await dispose();
  }
}

/** Gives the number of recordings that the bucket did not have yet. */
export async function storeRecordings(bucket: R2Bucket, media: MediaFolder): Promise<number> {
  let stored = 0;
  for (const slug of await slugsIn(media.recordings, '.mp4')) {
    if (await storeRecording(bucket, slug, await readFile(media.recording(slug)))) stored++;
  }
  return stored;
}

/** False when the bucket has these bytes already. */
async function storeRecording(bucket: R2Bucket, slug: string, bytes: Buffer): Promise<boolean> {
  const before = await bucket.head(recordingKey(slug));
  if (before?.etag === createHash('md5').update(bytes).digest('hex')) return false;
  await bucket.put(recordingKey(slug), bytes, { httpMetadata: { contentType: RECORDING_TYPE } });
  return true;
}

/** Brings them to the deployed service and notes which it has. Ends the process when an upload fails. */
export async function upload(media: MediaFolder): Promise<number> {
  const slugs = await slugsIn(media.recordings, '.mp4');
  const uploaded = new Set(readUploaded(media));
  for (const slug of slugs) {
    const target = `${BUCKET}/${recordingKey(slug)}`;
    const file = ['--file', media.recording(slug), '--content-type', RECORDING_TYPE];
    run('wrangler', ['r2', 'object', 'put', target, ...file, '--remote']);
    await writeUploaded(media, uploaded.add(slug));
  }
  return slugs.size;
}
