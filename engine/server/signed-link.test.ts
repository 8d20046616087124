import { describe, expect, test } from 'vitest';
import {
  hasOperatorToken,
  isExpectedSecret,
  mayOpenDevelopmentPage,
  signLink,
  verifySignedLink,
} from './signed-link.ts';

const now = Date.UTC(2026, 0, 1);

describe('a signed link', () => {
  test('is valid until it expires', () => {
    const link = signLink('/_blocks?brand=harbour', now + 1000, 'secret');
    expect([verifySignedLink(link, 'secret', now), verifySignedLink(link, 'secret', now + 1000)]).toEqual([
      true,
      false,
    ]);
  });

  test.each([
    ['another path', (link: string) => link.replace('/_blocks', '/_status')],
    ['a later expiry', (link: string) => link.replace(/expires=\d+/, `expires=${now + 99_999}`)],
    ['another signature', (link: string) => `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`],
    ['no signature', (link: string) => link.replace(/&signature=.*/, '')],
    ['a query put in between', (link: string) => link.replace('?', '?x=1&')],
  ])('is refused with %s', (_, tamper) => {
    expect(verifySignedLink(tamper(signLink('/_blocks', now + 1000, 'secret')), 'secret', now)).toBe(false);
  });

  test('is refused under another secret', () => {
    expect(verifySignedLink(signLink('/_blocks', now + 1000, 'secret'), 'other', now)).toBe(false);
  });
});

describe('while one secret replaces another', () => {
  test('a link signed with either secret opens a closed page, and a link signed with a third secret does not', () => {
    const access = { development: false, linkSecret: 'new', previousLinkSecret: 'old' };
    const opens = (secret: string) => mayOpenDevelopmentPage(signLink('/_blocks', now + 1, secret), access, now);
    expect([opens('new'), opens('old'), opens('other')]).toEqual([true, true, false]);
  });

  test('both operator tokens are accepted, and only the new token once the previous token is removed', () => {
    const opens = (token: string, previousOperatorToken: string | null) =>
      hasOperatorToken(`Bearer ${token}`, { operatorToken: 'new', previousOperatorToken });
    expect([opens('new', 'old'), opens('old', 'old'), opens('other', 'old')]).toEqual([true, true, false]);
    expect([opens('new', null), opens('old', null), opens('null', null)]).toEqual([true, false, false]);
  });
});

test('isExpectedSecret is true for the same secret only', () => {
  expect([
    isExpectedSecret('a', 'a'),
    isExpectedSecret('b', 'a'),
    isExpectedSecret('', 'a'),
    isExpectedSecret(null, 'a'),
  ]).toEqual([true, false, false, false]);
});
