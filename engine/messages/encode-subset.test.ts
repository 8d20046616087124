import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeSubset, encodeSubset } from './encode-subset.ts';

test('decodeSubset returns an encoded subset in the order of the whole list', () => {
  const all = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 40 });
  const lists = all.chain((items) => fc.record({ items: fc.constant(items), subset: fc.shuffledSubarray(items) }));
  fc.assert(
    fc.property(lists, ({ items, subset }) => {
      const encoded = encodeSubset(subset, items);
      expect(decodeSubset(encoded, items)).toEqual(items.filter((item) => subset.includes(item)));
      expect(encoded).toMatch(/^[\w-]*$/);
    }),
  );
});

test('encodeSubset leaves out items that are not in the whole list', () => {
  expect(decodeSubset(encodeSubset(['b', 'x'], ['a', 'b']), ['a', 'b'])).toEqual(['b']);
});
