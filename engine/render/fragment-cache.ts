import { createByteLimitedCache } from '../memory/byte-cache.ts';
import type { CompiledBlock } from '../page/compiled-page.ts';

/** HTML of fragments that depend on a value, shared by all pages of the process. */
export const sharedFragmentCache = createByteLimitedCache<{ readonly html: string }>({
  name: 'fragments',
  maxBytes: 16 * 1024 * 1024,
  sizeOf: ({ html }) => 2 * html.length,
});

const numbers = new WeakMap<CompiledBlock, number>();
let lastNumber = 0;

/** Key of a fragment of a block for a value, which must be serialisable as JSON. */
export function createFragmentCacheKey(block: CompiledBlock, name: string, value: unknown): string {
  let number = numbers.get(block);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(block, number);
  }
  return `${number} ${name} ${JSON.stringify(value)}`;
}
