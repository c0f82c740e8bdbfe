/** Compares a token with the configured one in constant time, so that timing does not reveal where they differ. */
export async function isSameSecret(given: string | null, configured: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given ?? ''), digest(configured)]);
  return given !== null && crypto.subtle.timingSafeEqual(a, b);
}

/** Digests have equal length, so timing does not reveal the length of the secret either. */
function digest(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}
