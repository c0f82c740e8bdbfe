/**
 * Stands in published contracts for the address of the service, because a document is built once and served under
 * any address. The service puts its own address there when it serves the document.
 */
export const SERVICE_ADDRESS = '{SERVICE_URL}';

/** A published contract as it is served. @param service scheme and host, without a slash at the end */
export function withServiceAddress(contract: string, service: string): string {
  return contract.replaceAll(SERVICE_ADDRESS, service);
}
