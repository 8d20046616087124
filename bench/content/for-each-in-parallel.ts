const TABS = 4;

/** Applies an async function to each item, four at a time. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const work = async () => {
    for (const item of left) await act(item);
  };
  await Promise.all(Array.from({ length: TABS }, work));
}
