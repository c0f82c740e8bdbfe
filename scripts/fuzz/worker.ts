/** Thread of FuzzReader: receives a page and replies with its fault or null. */
import { parentPort } from 'node:worker_threads';
import { findFault } from './find-fault.ts';

parentPort?.on('message', (html: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(findFault(html));
});
