/** Returns a function that gives a map its present entries again. */
export function rememberEntries<Key, Value>(map: Map<Key, Value>): () => void {
  const before = [...map];
  return () => {
    map.clear();
    for (const [key, value] of before) map.set(key, value);
  };
}
