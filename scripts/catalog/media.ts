import { mediaFolder, readLiveTokens, readUploaded, slugsIn } from '../media/media-files.ts';
import type { Media } from './documents.ts';

/**
 * What the service can show of each brand. The local service has the recordings of this checkout in its bucket,
 * the deployed one those that were uploaded.
 */
export async function readMedia(root: string, deployed: boolean): Promise<Media> {
  const media = mediaFolder(root);
  return {
    screenshots: await slugsIn(media.screenshots, '.webp'),
    videos: deployed ? readUploaded(media) : await slugsIn(media.recordings, '.mp4'),
    liveTokens: readLiveTokens(media),
  };
}
