/** Key of a brand's scroll recording in the R2 bucket MEDIA. */
export function recordingKey(slug: string): string {
  return `videos/${slug}.mp4`;
}

export const RECORDING_TYPE = 'video/mp4';
