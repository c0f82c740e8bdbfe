import { mediaFolder, readLiveTokens, readSubjects, readUploaded, slugsIn } from '../media/media-files.ts';
import type { Media } from './documents.ts';

/**
 * The media that the service has of each brand. The local service has the recordings of this checkout, the deployed
 * service the uploaded ones.
 */
export async function readMedia(root: string, deployed: boolean): Promise<Media> {
  const media = mediaFolder(root);
  const pictured = await slugsIn(media.screenshots, '.webp');
  return {
    screenshots: new Map([...readSubjects(media)].filter(([slug]) => pictured.has(slug))),
    videos: deployed ? readUploaded(media) : await slugsIn(media.recordings, '.mp4'),
    liveTokens: readLiveTokens(media),
  };
}
