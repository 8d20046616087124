import { describe, expect, test } from 'vitest';
import { collectNamingProofItemsOfFile } from './collect-names.ts';
import { createNamingProofSheetAndKey } from './draw-naming-proof.ts';
import { pickSeededRandomSample } from './seeded-draw.ts';

const SOURCE = `/** Adds tax to a price. */
export function addTax(price: number): number {
  // Rounds half up, as the tax office asks for.
  return Math.round(price * 1.1);
}
export const toNet = (price: number) => price / 1.1;
export interface TaxRate { readonly rate: number }
const hidden = 1;
// biome-ignore lint: an instruction to a tool
export const RATE = hidden;
`;

const TESTS = `describe('addTax', () => {
  test('rounds half up', () => {});
  test.each([1, 2])('refuses the rate %s', () => {});
});
`;

describe('collectNamingProofItemsOfFile', () => {
  test('finds the exported names of a file with their kind and line', () => {
    expect(collectNamingProofItemsOfFile('tax.ts', SOURCE).names).toEqual([
      { text: 'function addTax', path: 'tax.ts', line: 2 },
      { text: 'function toNet', path: 'tax.ts', line: 6 },
      { text: 'type TaxRate', path: 'tax.ts', line: 7 },
      { text: 'value RATE', path: 'tax.ts', line: 10 },
    ]);
  });

  test('finds comments, without instructions to tools', () => {
    expect(collectNamingProofItemsOfFile('tax.ts', SOURCE).comments).toEqual([
      { text: 'Adds tax to a price.', path: 'tax.ts', line: 1 },
      { text: 'Rounds half up, as the tax office asks for.', path: 'tax.ts', line: 3 },
    ]);
  });

  test('finds test titles with the titles of their describe blocks, and no exported names in test files', () => {
    const { titles, names } = collectNamingProofItemsOfFile('tax.test.ts', TESTS);
    expect(titles).toEqual([
      { text: 'addTax > rounds half up', path: 'tax.test.ts', line: 2 },
      { text: 'addTax > refuses the rate %s', path: 'tax.test.ts', line: 3 },
    ]);
    expect(names).toEqual([]);
  });
});

test('pickSeededRandomSample draws distinct items, the same for the same seed and others for another seed', () => {
  const numbers = Array.from({ length: 1000 }, (_, index) => index);
  const drawn = pickSeededRandomSample(numbers, 100, 7);
  expect(new Set(drawn).size).toBe(100);
  expect(pickSeededRandomSample(numbers, 100, 7)).toEqual(drawn);
  expect(pickSeededRandomSample(numbers, 100, 8)).not.toEqual(drawn);
  expect(pickSeededRandomSample([1, 2], 5, 1)).toHaveLength(2);
});

test('createNamingProofSheetAndKey names files only in the answer key', () => {
  const items = {
    ...collectNamingProofItemsOfFile('tax.ts', SOURCE),
    titles: collectNamingProofItemsOfFile('tax.test.ts', TESTS).titles,
  };
  const { sheet, key } = createNamingProofSheetAndKey(items, 1);
  expect(sheet).toContain('function addTax');
  expect(sheet).not.toContain('tax.ts');
  expect(key).toContain('tax.ts:2 function addTax');
  expect(key).toContain('tax.test.ts:2 addTax > rounds half up');
});
