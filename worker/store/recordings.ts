/** Where the scroll recording of a brand lies in the bucket MEDIA. */
export function recordingKey(slug: string): string {
  return `videos/${slug}.mp4`;
}

export const RECORDING_TYPE = 'video/mp4';
