const ids = new WeakMap<object, string>();

/** Shape of the id that the platform gives; others come from callers and are not repeated in the log. */
const RAY = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/** Id of a request: that of the platform, which its own logs have too, else a random one. */
export function requestIdOf(request: Request): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const ray = request.headers.get('cf-ray') ?? '';
  const id = RAY.test(ray) ? ray : crypto.randomUUID();
  ids.set(request, id);
  return id;
}
