/** What the engine uses of ECMAScript 2024 and of the URL Standard, and Node 20 does not have. */
define(URL, 'parse', (url: string, base?: string): URL | null =>
  URL.canParse(url, base) ? new URL(url, base) : null,
);

define(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key) => {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
});

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}
