import { mediaFolder, readLiveTokens, readUploaded, slugsIn } from '../media/media-files.ts';
import type { Media } from './documents.ts';

/**
 * The media that the service has of each brand. The local service has the recordings of this checkout, the deployed
 * service the uploaded ones.
 */
export async function readMedia(root: string, deployed: boolean): Promise<Media> {
  const media = mediaFolder(root);
  return {
    screenshots: await slugsIn(media.screenshots, '.webp'),
    videos: deployed ? readUploaded(media) : await slugsIn(media.recordings, '.mp4'),
    liveTokens: readLiveTokens(media),
  };
}
