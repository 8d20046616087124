import { expect, test, vi } from 'vitest';
import { formatMessage } from '#domain/messages/format-message.ts';
import { createTestPublishedDocuments } from '../cms/testing/memory-documents.ts';
import { createSiteCatalogue } from '../site/site-catalogue.ts';
import { createMessageRegistry } from './message-registry.ts';
import { createSiteMessages, type UnusableMessage } from './site-messages.ts';

const registry = createMessageRegistry({
  cart: {
    title: { text: 'Cart', description: 'Heading of the cart.' },
    left: {
      text: '{count, plural, one {# place} other {# places}} left',
      description: 'Places that are left.',
      placeholders: { count: { type: 'number' } },
    },
  },
});

const texts = (locale: string, entries: Readonly<Record<string, string>>) => ({
  version: 1,
  locale,
  texts: Object.fromEntries(Object.entries(entries).map(([id, text]) => [id, { text }])),
});

function open(documents: Readonly<Record<string, object>>) {
  const reports: UnusableMessage[] = [];
  const site = createSiteCatalogue(
    createTestPublishedDocuments({
      documents: { 'base/site': { version: 1 }, 'shop/site': { version: 1, extends: 'base' }, ...documents },
    }),
  ).resolve('shop');
  if (!site) throw new Error('there is no site');
  const siteMessages = createSiteMessages(registry, (unusable) => reports.push(unusable));
  const read = (id: string, locale: string, values = {}) => {
    const found = siteMessages(site, locale).find(id);
    return found && formatMessage(found.message, values, { locale: found.locale, currency: 'AUD', timeZone: 'UTC' });
  };
  return { read, reports, site, siteMessages };
}

test('a message without a document has its usual text, in the formats of the page', () => {
  const { read, site, siteMessages } = open({});
  expect([read('cart.title', 'cy-GB'), read('cart.left', 'en-AU', { count: 1 })]).toEqual(['Cart', '1 place left']);
  expect([siteMessages(site, 'en-AU').find('cart.title'), siteMessages(site, 'cy-GB').find('cart.title')]).toEqual([
    { message: 'Cart', locale: 'en-AU' },
    { message: 'Cart', locale: 'en' },
  ]);
});

test('a lookup makes no object of Intl, because pages have hundreds of messages', () => {
  const { site, siteMessages } = open({ 'shop/messages/cy': texts('cy', { 'cart.title': 'Basged' }) });
  const source = siteMessages(site, 'cy-GB');
  const makeLocale = vi.spyOn(Intl, 'Locale');
  try {
    expect(source.find('cart.title')).toEqual({ message: 'Basged', locale: 'cy-GB' });
    expect(makeLocale).not.toHaveBeenCalled();
  } finally {
    makeLocale.mockRestore();
  }
});

test('an unknown message is not found', () => {
  expect(open({}).read('cart.none', 'en-AU')).toBeUndefined();
});

test('the locale of a brand comes before its language, and both before those of the site that it extends', () => {
  const language = { 'base/messages/zh-hans': texts('zh-Hans', { 'cart.title': 'base zh' }) };
  const base = { ...language, 'base/messages/zh-hans-au': texts('zh-Hans-AU', { 'cart.title': 'base zh-AU' }) };
  const brand = { ...base, 'shop/messages/zh-hans': texts('zh-Hans', { 'cart.title': 'brand zh' }) };
  const whole = { ...brand, 'shop/messages/zh-hans-au': texts('zh-Hans-AU', { 'cart.title': 'brand zh-AU' }) };
  expect(
    [{}, language, base, brand, whole].map((documents) => open(documents).read('cart.title', 'zh-Hans-AU')),
  ).toEqual(['Cart', 'base zh', 'base zh-AU', 'brand zh', 'brand zh-AU']);
});

test('a message without a text in the language of the page has the text of the default language, and names that language', () => {
  const { site, siteMessages } = open({ 'shop/messages/en': texts('en', { 'cart.title': 'Basket' }) });
  expect(['en-AU', 'cy-GB'].map((locale) => siteMessages(site, locale).find('cart.title'))).toEqual([
    { message: 'Basket', locale: 'en-AU' },
    { message: 'Basket', locale: 'en' },
  ]);
});

test('a text with faults that arrives all the same is reported once, and the next one is used', () => {
  const { read, reports } = open({
    'base/messages/en': texts('en', { 'cart.title': 'Basket' }),
    'shop/messages/en': texts('en', { 'cart.title': '{count' }),
  });
  expect([read('cart.title', 'en-AU'), read('cart.title', 'en-AU')]).toEqual(['Basket', 'Basket']);
  expect(reports).toEqual([{ site: 'shop', locale: 'en', id: 'cart.title' }]);
});

test('a translation is formatted by the rules of its language', () => {
  const { read } = open({
    'shop/messages/cy': texts('cy', {
      'cart.left': '{count, plural, zero {dim} one {un} two {dau} few {tri} many {chwech} other {#}}',
    }),
  });
  expect([0, 1, 2, 3, 6, 7].map((count) => read('cart.left', 'cy-GB', { count }))).toEqual([
    'dim',
    'un',
    'dau',
    'tri',
    'chwech',
    '7',
  ]);
});

test('messages in a pseudo-locale are made from the usual texts, whatever documents say', () => {
  const { read } = open({ 'shop/messages/en': texts('en', { 'cart.title': 'Basket' }) });
  expect([read('cart.title', 'en-XA'), read('cart.left', 'en-XA', { count: 2 })]).toEqual([
    expect.stringMatching(/^\[Ç.+\]$/),
    expect.stringMatching(/^\[2 p.+\]$/),
  ]);
  expect(read('cart.title', 'ar-XB')).toMatch(/^[\u0600-\u06ff]+$/);
});
