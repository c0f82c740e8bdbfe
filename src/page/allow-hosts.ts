/** A list of `host:port`, separated by commas or white space. */
export function parseAllowHosts(list: string | undefined): readonly string[] {
  return (list ?? '').split(/[\s,]+/).filter((host) => host !== '');
}
