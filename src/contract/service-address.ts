/**
 * Placeholder for the origin of the service in published contracts. A document is built once and served under any
 * origin, so the service replaces the placeholder when it serves the document.
 */
export const SERVICE_ADDRESS = '{SERVICE_URL}';

/** Replaces the placeholder in a contract. @param service origin (scheme and host), without a trailing slash */
export function withServiceAddress(contract: string, service: string): string {
  return contract.replaceAll(SERVICE_ADDRESS, service);
}
