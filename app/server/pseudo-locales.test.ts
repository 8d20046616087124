import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getPathInPseudoLocale,
  listUntranslatedWords,
  offerPseudoLocale,
  openSamplePagesInPseudoLocale,
  readNamesInDocuments,
  SAMPLE_PAGES,
} from '../../e2e/harness/pseudo-locale-pages.ts';
import { openTestShopWithSandbox, type TestShopWithSandbox } from './testing/api-shop.ts';

let shop: TestShopWithSandbox;
let names: readonly string[] = [];

beforeAll(async () => {
  shop = await openTestShopWithSandbox({
    edit: (project) => {
      offerPseudoLocale(project, 'harbour', 'en-XA');
      names = readNamesInDocuments(project, 'harbour');
    },
  });
});
afterAll(() => shop.close());

test('20 pages in the pseudo-locale en-XA have no words but translated ones and data', async () => {
  const pages = await openSamplePagesInPseudoLocale(await shop.visitor(), await shop.visitor('ada'), 'en-XA');
  expect(listUntranslatedWords(pages, 'en-XA', shop.api, names)).toEqual([]);
  const paths = [...SAMPLE_PAGES.open, ...SAMPLE_PAGES.ofCustomers];
  expect(pages.map(({ path }) => path)).toEqual(paths.map((path) => getPathInPseudoLocale(path, 'en-XA')));
});
