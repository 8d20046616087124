import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShopWithSandbox, type TestShopWithSandbox } from '../../app/server/testing/api-shop.ts';
import { BRANDS } from '../harness/brands.ts';
import { selectRepresentatives } from '../harness/exhaustive.ts';
import {
  listUntranslatedWords,
  offerPseudoLocale,
  openPagesInPseudoLocale,
  openSamplePagesInPseudoLocale,
  readNamesInDocuments,
} from '../harness/pseudo-locale-pages.ts';
import { findRoutePagesToCheck, getDemoCustomerEmail, ROUTES_WITHOUT_PAGES } from '../harness/route-targets.ts';
import { BrowserlessVisitor } from '../harness/shop-caller.ts';

const TIMEOUT = 900_000;

describe.each(selectRepresentatives(BRANDS))('%s', (brand) => {
  let shop: TestShopWithSandbox;
  let project = '';
  beforeAll(async () => {
    shop = await openTestShopWithSandbox({
      edit: (folder) => {
        project = folder;
        offerPseudoLocale(project, brand, 'en-XA');
      },
    });
  }, TIMEOUT);
  afterAll(() => shop.close());

  test('every page in the pseudo-locale en-XA has no words but translated ones and data', {
    timeout: TIMEOUT,
  }, async () => {
    const { targets, unreached } = await findRoutePagesToCheck({ port: shop.port, project }, brand);
    expect(unreached).toEqual(ROUTES_WITHOUT_PAGES[brand] ?? []);
    const visitor = new BrowserlessVisitor(shop.port, { brand });
    const customer = new BrowserlessVisitor(shop.port, { brand });
    await customer.signIn(getDemoCustomerEmail(brand));
    // A customer's stored language takes precedence over the language of a URL.
    await customer.open('/about?language=en-XA');
    const pages = await openPagesInPseudoLocale(
      targets.map(({ path, isCustomer }) => ({ path, caller: isCustomer ? customer : visitor })),
      'en-XA',
    );
    for (const caller of [visitor, customer]) caller.close();
    expect(listUntranslatedWords(pages, 'en-XA', shop.api, readNamesInDocuments(project, brand))).toEqual([]);
    expect(pages.filter(({ path }) => path.startsWith('/en-xa')).length).toBeGreaterThan(50);
  });
});

test('20 pages in the pseudo-locale ar-XB run from right to left and have no words in Latin letters but data', {
  timeout: TIMEOUT,
}, async () => {
  let names: readonly string[] = [];
  const shop = await openTestShopWithSandbox({
    edit: (project) => {
      offerPseudoLocale(project, 'harbour', 'ar-XB');
      names = readNamesInDocuments(project, 'harbour');
    },
  });
  const pages = await openSamplePagesInPseudoLocale(await shop.visitor(), await shop.visitor('ada'), 'ar-XB');
  await shop.close();
  expect(listUntranslatedWords(pages, 'ar-XB', shop.api, names)).toEqual([]);
  expect(pages.filter(({ html }) => !/<html[^>]* dir="rtl"/.test(html)).map(({ path }) => path)).toEqual([]);
});
