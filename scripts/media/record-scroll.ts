import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import type { Page as Tab } from 'puppeteer-core';
import { stepFrameScript } from '#in-page';
import { FRAME_RATE, scrollPositions } from './scroll-positions.ts';

/** Records the open page of a tab while it scrolls, as an MP4 that every browser plays. */
export async function recordScroll(tab: Tab, file: string, ffmpeg: string): Promise<void> {
  const unfinished = `${file}.part`;
  const encoder = spawn(ffmpeg, [...encoding(), unfinished], { stdio: ['pipe', 'ignore', 'pipe'] });
  const complaints: string[] = [];
  encoder.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  encoder.stdin.on('error', () => {}); // ffmpeg reports its errors on stderr
  const ended = once(encoder, 'close');
  try {
    for await (const frame of framesOf(tab)) {
      if (!encoder.stdin.write(frame)) await Promise.race([once(encoder.stdin, 'drain'), ended]);
    }
  } finally {
    encoder.stdin.end();
    await ended;
  }
  if (encoder.exitCode === 0) return rename(unfinished, file);
  await rm(unfinished, { force: true });
  throw new Error(`ffmpeg failed: ${complaints.join('').trim()}`);
}

async function* framesOf(tab: Tab): AsyncGenerator<Buffer> {
  const session = await tab.createCDPSession();
  const scrollable = Number(await tab.evaluate('document.documentElement.scrollHeight - innerHeight'));
  for (const top of scrollPositions(Math.max(0, scrollable))) {
    await tab.evaluate(stepFrameScript(top, 1000 / FRAME_RATE));
    const options = { format: 'jpeg', quality: 92, optimizeForSpeed: true } as const;
    yield Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
  }
  await session.detach();
}

/**
 * Options of ffmpeg: H.264 baseline in 4:2:0, index at the start for playback while loading, at most 0.8 Mbit/s (1 MB
 * for the longest recording). Input frames are JPEG with full range and the BT.601 matrix.
 */
function encoding(): readonly string[] {
  return [
    ['-hide_banner', '-loglevel', 'error', '-y'],
    ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', String(FRAME_RATE), '-i', 'pipe:0'],
    [
      '-vf',
      'scale=in_range=full:out_range=limited:in_color_matrix=bt601:out_color_matrix=bt709:flags=accurate_rnd+full_chroma_int',
    ],
    ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
    ['-an', '-c:v', 'libx264', '-profile:v', 'baseline', '-pix_fmt', 'yuv420p', '-preset', 'slow'],
    ['-crf', '24', '-maxrate', '800k', '-bufsize', '1600k', '-g', String(2 * FRAME_RATE)],
    ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ['-movflags', '+faststart', '-f', 'mp4'],
  ].flat();
}
