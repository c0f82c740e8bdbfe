/**
 * A board as a file that is opened from anywhere: its typefaces and links have the address of a service.
 *
 * @param service origin
 */
export function withAddresses(board: string, service: string): string {
  return board
    .replaceAll('url("/fonts/', () => `url("${service}/fonts/`)
    .replaceAll('href="/', () => `href="${service}/`);
}
