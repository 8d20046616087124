import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Page {
  readonly route: string;
  readonly head?: { readonly title?: string };
}

const PAGES = new URL('../../cms-seed/base/pages/', import.meta.url);

test('no two seeded pages have the same title, except pages of offers and causes and those titled Page not found', () => {
  const titles = readdirSync(PAGES)
    .map((name): Page => JSON.parse(readFileSync(new URL(name, PAGES), 'utf8')))
    // Pages of an offer have a document per product type at one address, so their titles may repeat.
    .filter(({ route }) => !/^(?:offer|causes)\./.test(route))
    .flatMap(({ head }) => head?.title ?? []);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual(['Page not found']);
});
