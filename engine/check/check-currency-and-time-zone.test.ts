import { expect, test } from 'vitest';
import { checkChangedShop, createTestSiteDocument, listProblemsOfChangedShop } from './testing/checked-shop.ts';

test.each([{ timeZone: 'Europe/London' }, { timeZone: 'Asia/Calcutta' }, { currency: 'GBP' }])(
  'checkCurrencyAndTimeZone accepts the setting %j',
  (more) => {
    expect(listProblemsOfChangedShop(createTestSiteDocument(more))).toEqual([]);
  },
);

test.each([
  [{ timeZone: 'Europe/Lundon' }, '/timeZone', "Did you mean 'Europe/London'?"],
  [{ timeZone: 'Nowhere/At_all' }, '/timeZone', null],
  [{ currency: 'GBB' }, '/currency', "Did you mean 'GBP'?"],
])('checkCurrencyAndTimeZone reports the unknown setting %j', (more, pointer, suggestion) => {
  const found = checkChangedShop(createTestSiteDocument(more)).map((error) => [
    error.code,
    error.source,
    error.pointer,
    error.suggestion,
  ]);
  expect(found).toEqual([['not-allowed', 'corner/site', pointer, suggestion]]);
});

test('checkCurrencyAndTimeZone reports an inherited setting at the document that sets it', () => {
  const base = { version: 1, abstract: true, locales: ['en-AU'], currency: 'AUD', timeZone: 'Mars/Base' };
  expect(listProblemsOfChangedShop({ 'base/site': base })).toEqual(['not-allowed base/site/timeZone']);
});
