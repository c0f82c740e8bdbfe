/** Does the work for each item in order, at most `atOnce` at a time. Ends when all is done; the first failure rejects. */
export async function eachInParallel<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const next = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
}
