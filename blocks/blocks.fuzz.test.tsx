import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockFolders } from './_testing/block-folders.ts';
import { htmlFaults } from './_testing/html-faults.ts';
import { HOSTILE, propsArbitrary } from './_testing/props-arbitrary.ts';
import { renderBlock } from './_testing/render-example.tsx';
import { blockSchemas } from './schemas.gen.ts';

/** What a loader computes, and no person writes. */
const COMPUTED = new Set(['at', 'src', 'srcSet', 'url', 'urlSlug', 'type', 'category', 'key', 'focus', 'productType']);

describe.each(blockFolders())('$name', ({ name, read }) => {
  const { schema = {}, validate } = blockSchemas[name] ?? {};
  const { data } = JSON.parse(read(`${name}.example.json`));

  test('renders any props that its schema accepts, and lets nothing out of its text', () => {
    fc.assert(
      fc.property(propsArbitrary(schema), fc.constantFrom(...HOSTILE), (props, words) => {
        expect([validate?.(props), validate?.errors]).toEqual([true, null]);
        const html = renderBlock({ id: name, type: name, props, data: withWords(data, words) }, () => undefined);
        expect(htmlFaults(html)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

/** The data again, with every text that came from outside replaced. */
function withWords(value: unknown, words: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withWords(entry, words));
  if (typeof value === 'string') return words;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, COMPUTED.has(key) ? entry : withWords(entry, words)]),
  );
}
