const ID_BYTES = 16;
/** Ids made at once. */
const IDS = 64;

/** Shape of the id that the platform gives; others come from callers and are not repeated in the log. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Random bytes for the next ids: to ask for them one id at a time takes as long as to read the request. */
const pool = new Uint8Array(ID_BYTES * IDS);
let used = pool.length;

/** In the shape of a UUID. */
function randomId(): string {
  if (used === pool.length) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  let id = '';
  for (let at = 0; at < ID_BYTES; at++) {
    if (GROUP_STARTS.has(at)) id += '-';
    id += HEX[pool[used++] ?? 0];
  }
  return id;
}

/** The two digits of each byte, because an id is made for every request. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
/** Bytes before which a UUID has a hyphen. */
const GROUP_STARTS: ReadonlySet<number> = new Set([4, 6, 8, 10]);

/** Id of a request: that of the platform, which its own logs have too, else a random one, another with each call. */
export function requestIdOf(request: Request): string {
  const ray = request.headers.get('cf-ray') ?? '';
  return RAY.test(ray) ? ray : randomId();
}
