/**
 * Bytes of the bundled Worker, compressed. The platform accepts 3 MiB. 113 kB of them are the decoders of pictures,
 * because workerd compiles WebAssembly only from the bundle; docs/RELIABILITY.md lists the other parts.
 */
export const MAX_GZIP_BYTES = 1_100_000;

/**
 * Time from the first line of the Worker to its last, in multiples of the reference work (start-once.ts), which takes
 * about 10 ms on an idle core. The platform accepts a second.
 */
export const MAX_START_RATIO = 7;
