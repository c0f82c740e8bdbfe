import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { getPlatformProxy } from 'wrangler';
import { RECORDING_TYPE, recordingKey } from '../../worker/store/recordings.ts';
import { run } from '../run.ts';
import { type MediaFolder, readUploaded, slugsIn, writeUploaded } from './media-files.ts';

/** Name of the bucket in wrangler.toml. */
const BUCKET = 'design-taste-media';

/** Stores the recordings of this checkout in the local bucket. Returns the number of new or changed ones. */
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

/** Stores recordings in a bucket. Returns the number of new or changed ones. */
export async function storeRecordings(bucket: R2Bucket, media: MediaFolder): Promise<number> {
  let stored = 0;
  for (const slug of await slugsIn(media.recordings, '.mp4')) {
    if (await storeRecording(bucket, slug, await readFile(media.recording(slug)))) stored++;
  }
  return stored;
}

/** Returns false when the bucket already has these bytes. */
async function storeRecording(bucket: R2Bucket, slug: string, bytes: Buffer): Promise<boolean> {
  const before = await bucket.head(recordingKey(slug));
  if (before?.etag === createHash('md5').update(bytes).digest('hex')) return false;
  await bucket.put(recordingKey(slug), bytes, { httpMetadata: { contentType: RECORDING_TYPE } });
  return true;
}

/** Uploads the recordings to the deployed bucket and records their slugs. Exits the process when an upload fails. */
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
