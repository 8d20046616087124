import { expect, test } from 'vitest';
import { checkChangedShop, createTestSiteDocument, listProblemsOfChangedShop } from './testing/checked-shop.ts';

const findings = (more: object) =>
  checkChangedShop(createTestSiteDocument(more)).map(({ code, pointer, message, suggestion }) => [
    code,
    pointer,
    message,
    suggestion,
  ]);

test.each([
  { locales: ['en-AU', 'cy-GB', 'zh-Hans-AU'] },
  { locales: ['en-AU', 'cy-GB'], localeAddresses: { scheme: 'prefix', prefixes: { 'cy-GB': 'cymraeg' } } },
  { locales: ['en-AU', 'cy-GB'], localeAddresses: { scheme: 'host', hosts: { 'cy-GB': 'cy.corner.example' } } },
])('checkLocaleAddresses accepts %j', (more) => {
  expect(listProblemsOfChangedShop(createTestSiteDocument(more))).toEqual([]);
});

test('checkLocaleAddresses refuses a prefix that is the start of a path of a route', () => {
  expect(
    findings({ locales: ['en-AU', 'cy-GB'], localeAddresses: { scheme: 'prefix', prefixes: { 'cy-GB': 'results' } } }),
  ).toEqual([
    [
      'route-collision',
      '/localeAddresses/prefixes/cy-GB',
      "The prefix '/results' of the language 'cy-GB' is also the start of the address of route 'results'.",
      `Give 'cy-GB' another prefix in "localeAddresses.prefixes", such as 'cy-gb'.`,
    ],
  ]);
});

test('checkLocaleAddresses refuses the usual prefix of a language where a page has it', () => {
  const page = { version: 1, path: '/CY/about', blocks: [{ id: 'a', type: 'rich-text', props: { body: 'x' } }] };
  const site = createTestSiteDocument({ locales: ['en-AU', 'cy-GB'] });
  expect(checkChangedShop({ ...site, 'corner/page/welsh': page }).map(({ pointer }) => pointer)).toContain(
    '/locales/1',
  );
});

test('checkLocaleAddresses refuses two languages with one prefix', () => {
  const prefixes = { 'cy-GB': 'w', ar: 'w' };
  expect(findings({ locales: ['en-AU', 'cy-GB', 'ar'], localeAddresses: { scheme: 'prefix', prefixes } })).toEqual([
    [
      'route-collision',
      '/localeAddresses/prefixes/ar',
      "The languages 'cy-GB' and 'ar' have the same prefix '/w'.",
      `Give 'ar' another prefix in "localeAddresses.prefixes", such as 'ar'.`,
    ],
  ]);
});

test('checkLocaleAddresses refuses a language without a host, and one with a host of another', () => {
  const hosts = { 'cy-GB': 'x.example', ar: 'x.example' };
  expect(
    findings({ locales: ['en-AU', 'cy-GB', 'ar', 'de-CH'], localeAddresses: { scheme: 'host', hosts } }).map(
      ([code, pointer]) => [code, pointer],
    ),
  ).toEqual([
    ['incomplete', '/localeAddresses'],
    ['host-collision', '/localeAddresses/hosts/ar'],
  ]);
});

test('checkLocaleAddresses refuses a prefix for a language that the site lacks, and for its first one', () => {
  const prefixes = { 'en-AU': 'en', 'cy-GP': 'cy' };
  expect(findings({ locales: ['en-AU', 'cy-GB'], localeAddresses: { scheme: 'prefix', prefixes } })).toEqual([
    [
      'not-allowed',
      '/localeAddresses/prefixes/en-AU',
      "'en-AU' is the first language of the site, whose addresses are the usual ones.",
      'Remove it.',
    ],
    [
      'not-allowed',
      '/localeAddresses/prefixes/cy-GP',
      "'cy-GP' is not a language of the site.",
      "Did you mean 'cy-GB'?",
    ],
  ]);
});

test('checkLocaleAddresses refuses a language that is listed twice', () => {
  expect(findings({ locales: ['en-AU', 'cy-GB', 'en-AU'] }).map(([code, pointer]) => [code, pointer])).toContainEqual([
    'duplicate-key',
    '/locales/2',
  ]);
});
