import { lines, type Persona } from '../persona.ts';

export const engineer: Persona = {
  brands: ['Relay', 'Stackline', 'Portway'],
  navigation: ['Docs', 'API', 'Changelog', 'Status'],
  headlines: [
    'Queues that keep their latency',
    'Deploys from one command',
    'An API with typed queries',
    'The runtime behind fast releases',
  ],
  action: 'Install the CLI',
  aside: 'Architecture notes',
  features: {
    title: 'How the runtime works',
    items: ['Typed API', 'One command', 'Fast queries', 'Plugins', 'Protocol', 'Releases'],
  },
  story: 'From commit to server in one command',
  voucher: 'Tomas Okafor, infrastructure lead at Northline',
  offers: {
    title: 'Capacity',
    items: [
      { name: 'One server', price: '$0' },
      { name: 'Three regions', price: '$49' },
      { name: 'Own database', price: '$190' },
    ],
  },
  form: { title: 'The release list', label: 'Work email', button: 'Subscribe' },
  sentences: {
    terse: lines(`
      The command [relay up] deploys the whole server.
      The API answers in 12 ms.
      Each release (usually) ships on Tuesday.
      A query (typically) reads 4 KB.
      The SDK runs in every browser.
      Every component compiles to plain JavaScript.
      The default configuration fits one page.
      With [relay new] a plugin (often) needs forty lines.
      The CLI answers to [relay help].
      Deployment (generally) takes nine seconds.
      The runtime keeps data in memory.
      The package has no dependencies.
      After [relay undo] a deploy (mostly) rolls back.
      The protocol carries one version byte.
    `),
    balanced: lines(`
      The command [relay up] builds the package, runs the tests and (usually) deploys it in nine seconds.
      The API answers a query in 12 ms, since the runtime holds the index in memory.
      Each component compiles to plain JavaScript and (typically) adds less than 4 KB to the browser.
      The SDK is open source, [relay diff] reads it, and every release lists the functions whose syntax changed.
      A plugin is one function with a schema, which the compiler (mostly) infers from the code.
      The protocol carries a version byte, so an old server (generally) accepts a new client.
      The configuration is one file, and [relay check] compares every key with its default.
      A deployment (often) touches three regions, and each server takes traffic when its database is ready.
      With [relay log] the CLI prints the command for every step a developer took.
      Latency stays below 20 ms at the 99th percentile, (largely) because no query leaves the region.
    `),
    flowing: lines(`
      The command [relay up] builds the package, runs the tests against a local database and deploys the result to three regions, which (usually) takes nine seconds from the first line of output to the last.
      The API answers a typical query in 12 ms, because the runtime holds the index in memory and (mostly) reads from the database only when a key has changed since the last request.
      Each component compiles to plain JavaScript that a browser can run without a framework, and the compiler (typically) leaves less than 4 KB of code for a page with ten of them.
      A plugin is one function with a schema, and since the SDK infers the types from the schema, the code of a plugin (generally) fits on one screen with its tests below it.
      The protocol carries a version byte in every frame, so that an old server accepts a new client, and the release notes (usually) name the version from which a command behaves differently.
      The configuration is one file in the repository, where [relay check] compares every key with its default, and a deploy with an unknown key (often) fails before the first server sees it.
      Latency stays below 20 ms at the 99th percentile, which is (largely) a matter of the layout of the data, since no query has to leave the region in which it started.
      With [relay log] the CLI prints every API request it makes as a command that a developer can run again, so a deployment that failed at night (typically) becomes a script by the morning.
      The whole library is open source on GitHub, where each release lists the functions whose syntax changed and (usually) links a script that rewrites the code which calls them.
    `),
  },
};
