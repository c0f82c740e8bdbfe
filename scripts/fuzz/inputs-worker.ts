/** Thread that receives the seed of an input and replies with what came of it. */
import { parentPort } from 'node:worker_threads';
import { tryInput } from './input-fault.ts';

parentPort?.on('message', async (seed: number) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(await tryInput(seed));
});
