import { expect, test } from 'vitest';
import { withCacheClearingByParameter } from './clear-cache.ts';
import { signLink } from './signed-link.ts';

const NOW = 1_700_000_000_000;
const SECRET = 'the secret of links';

async function requestPage(target: string, token?: string) {
  let cleared = 0;
  const pages = withCacheClearingByParameter(
    async ({ target: requestedTarget }) => ({ status: 200, headers: {}, body: requestedTarget }),
    {
      operatorToken: 'the token of the operator',
      previousOperatorToken: 'the former token',
      linkSecret: SECRET,
      previousLinkSecret: 'the former secret of links',
      clock: () => NOW,
      clear: () => {
        cleared += 1;
      },
    },
  );
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const { signal } = new AbortController();
  const answer = await pages({ target, host: 'h', origin: 'http://h', port: null, address: null, headers, signal });
  return { ...answer, cleared };
}

test.each([
  ['the operator', '/cart?clear_cache=1', 'the token of the operator', '/cart'],
  ['a signed link', signLink('/cart?clear_cache=1', NOW + 1, SECRET), undefined, '/cart'],
  ['the token that is being replaced', '/cart?clear_cache=1', 'the former token', '/cart'],
  [
    'a link of the secret that is being replaced',
    signLink('/cart?clear_cache=1', NOW + 1, 'the former secret of links'),
    undefined,
    '/cart',
  ],
  ['the operator, with more in the address', '/list?page=2&clear_cache', 'the token of the operator', '/list?page=2'],
])(
  'clear_cache in the address clears every cache and redirects to the address without it for %s',
  async (_, target, token, location) => {
    const { status, headers, cleared } = await requestPage(target, token);
    expect([status, headers, cleared]).toEqual([302, { location, 'cache-control': 'no-store' }, 1]);
  },
);

test.each([
  ['nobody known', '/cart?clear_cache=1', undefined],
  ['another token', '/cart?clear_cache=1', 'guessed'],
  ['no parameter', '/cart', 'the token of the operator'],
  ['a link that has expired', signLink('/cart?clear_cache=1', NOW, SECRET), undefined],
  ['a link to another page', signLink('/cart?clear_cache=1', NOW + 1, SECRET).replace('cart', 'buy'), undefined],
  ['a link with another secret', signLink('/cart?clear_cache=1', NOW + 1, 'guessed'), undefined],
  ['an address elsewhere', '//evil.example?clear_cache=1', 'the token of the operator'],
])('a request clears no cache and gets its page: %s', async (_, target, token) => {
  const { status, body, cleared } = await requestPage(target, token);
  expect([status, body, cleared]).toEqual([200, target, 0]);
});
