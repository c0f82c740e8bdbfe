/** Looks for faults in the pages that it is sent. */
import { parentPort } from 'node:worker_threads';
import { findFault } from './find-fault.ts';

parentPort?.on('message', (html: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  parentPort?.postMessage(findFault(html));
});
