import * as v from 'valibot';

const LockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      devOptional: v.optional(v.boolean()),
      hasInstallScript: v.optional(v.boolean(), false),
    }),
  ),
});

/** docs/LICENSES.md: the packages that run in the Workers and in the command, from the lock file. */
export function licensesPage(lock: unknown): string {
  const { packages } = v.parse(LockSchema, lock);
  const rows = Object.entries(packages)
    .filter(([folder, { dev, optional, devOptional }]) => folder !== '' && !dev && !optional && !devOptional)
    .map(([folder, { version = '', license = 'not stated', hasInstallScript }]) => ({
      name: folder.replace(/^.*node_modules\//, ''),
      version,
      license,
      hasInstallScript,
    }));
  const licenses = Map.groupBy(rows, ({ license }) => license);
  const installing = rows.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const counts = [...licenses].toSorted(([, a], [, b]) => b.length - a.length);
  return [
    '# Licences',
    '',
    'Generated from `package-lock.json` by `npm run docs`: the packages that run in the Workers and in the command line tool, with what they depend on. Packages for development alone are not listed.',
    '',
    `${rows.length} packages: ${counts.map(([license, list]) => `${list.length} under ${license}`).join(', ')}.`,
    '',
    `Packages that run a script when they are installed: ${installing.length === 0 ? 'none' : installing.join(', ')}.`,
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`).toSorted(),
    '',
  ].join('\n');
}
