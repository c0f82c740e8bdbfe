/** Bytes of what a start of the Worker compiles, compressed: the main module and all that it imports statically. */
export const MAX_STARTED_GZIP_BYTES = 40_000;

/**
 * Bytes of all modules, compressed. The platform accepts 3 MiB. 113 kB of them are the decoders of pictures, because
 * workerd compiles WebAssembly only from the upload; docs/RELIABILITY.md lists the other parts.
 */
export const MAX_GZIP_BYTES = 945_000;

/**
 * Time from the first line of the Worker to its last, in multiples of the reference work (start-once.ts), which takes
 * about 10 ms on an idle core. The platform accepts a second.
 */
export const MAX_START_RATIO = 1.5;
