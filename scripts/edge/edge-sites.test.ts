import { describe, expect, test } from 'vitest';
import { matchAcceptLanguage } from '#domain/locales/accept-language.ts';
import { SESSION_COOKIE_DEFINITIONS } from '#engine/visitor/session-cookies.server.ts';
import { readTestEdgeFacts } from './testing/edge-facts.ts';

const facts = readTestEdgeFacts();

describe('an edge', () => {
  test('knows hosts and languages of every site', () => {
    expect(facts.sites.map(({ hosts, locale, prefixes }) => [hosts, locale, prefixes])).toEqual([
      [['one.localhost', 'other.localhost'], 'en-AU', [{ prefix: '/cy', locale: 'cy-GB' }]],
      [['two.localhost'], 'en-GB', []],
    ]);
  });

  test('knows the query parameters that routes read, and the cookies of a session', () => {
    expect(facts.query).toEqual(['page', 'sort']);
    expect(facts.passedQuery).toEqual(['act', 'aff', 'clear_cache', 'language', 'preview', 'sv']);
    expect(facts.customerCookies).toEqual(expect.arrayContaining(SESSION_COOKIE_DEFINITIONS.map(({ name }) => name)));
    expect(facts.customerCookies).not.toContain('cart');
  });

  test('answers only browsers whose header chooses the language of the address', () => {
    const [site, single] = facts.sites;
    const pattern = new RegExp(site?.acceptLanguage ?? '-', 'i');
    const headers = [
      'en',
      'en-US,cy;q=0.9',
      ' en-gb , cy',
      'cy',
      'cy,en',
      'en;q=0.1,cy',
      'fr,en',
      'en-Latn-AU',
      'enx',
      '*',
    ];
    const stored = headers.filter((header) => pattern.test(header));
    expect(stored).toEqual(['en', 'en-US,cy;q=0.9', ' en-gb , cy']);
    expect(stored.map((header) => matchAcceptLanguage(header, ['en-AU', 'cy-GB']))).toEqual(stored.map(() => 'en-AU'));
    expect(single?.acceptLanguage).toBe(null);
  });
});
