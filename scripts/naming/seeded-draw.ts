/** Draws `count` different items; the same ones for the same seed and list (mulberry32 and a partial shuffle). */
export function pickSeededRandomSample<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const pool = [...items];
  const random = createRandom(seed);
  const drawn: Item[] = [];
  while (drawn.length < count && pool.length > 0) {
    const [item] = pool.splice(Math.floor(random() * pool.length), 1);
    if (item !== undefined) drawn.push(item);
  }
  return drawn;
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
