import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Page {
  readonly route: string;
  readonly head?: { readonly title?: string };
}

const PAGES = new URL('../../cms-seed/base/pages/', import.meta.url);

test('every seeded page has its own title, except pages that form one for the customer', () => {
  const titles = readdirSync(PAGES)
    .map((name): Page => JSON.parse(readFileSync(new URL(name, PAGES), 'utf8')))
    // A page of an offer has a document for each kind of product, and is found at one address.
    .filter(({ route }) => !/^(?:offer|causes)\./.test(route))
    .flatMap(({ head }) => head?.title ?? []);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual(['Page not found']);
});
