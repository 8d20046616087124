import { expect, test } from 'vitest';
import { PAYLOAD_VERSIONS } from '../api/payload-versions.ts';
import { isFromOutdatedPage, withOutdatedPageMark } from './outdated-page.ts';
import { createTestRequestToEndpoint } from './testing/small-shop.tsx';

const [pages, calls] = PAYLOAD_VERSIONS.split('.');

async function answerTo(versions: string | null, status = 200, body: object | null = {}) {
  const endpoint = withOutdatedPageMark(async () => ({
    status,
    headers: { 'cache-control': 'no-store' },
    body: body && JSON.stringify(body),
  }));
  const headers: Record<string, string> = versions === null ? {} : { 'vitrine-version': versions };
  return (await endpoint(createTestRequestToEndpoint('/_api/cart.items.list', { headers }))).headers;
}

test.each([
  ['a page without a version', null],
  ['a page of the same release', PAYLOAD_VERSIONS],
  ['a page with other data of pages', `other.${calls}`],
])('the answer to an API call from %s has no vitrine-page header', async (_, versions) => {
  expect(await answerTo(versions)).toEqual({ 'cache-control': 'no-store' });
});

test.each([
  ['an answer', 200, {}, 'outdated'],
  ['no body', 499, null, 'outdated'],
  ['a refusal of the API', 422, { code: 'voucher_unknown' }, 'outdated'],
  ['an unknown call', 404, { code: 'unknown_call' }, 'refused'],
  ['a body in another form', 422, { code: 'invalid_body' }, 'refused'],
])(
  'a page with another version of the API calls that gets %s (%i) receives the header vitrine-page: %4$s',
  async (_, status, body, mark) => {
    expect(await answerTo(`${pages}.other`, status, body)).toEqual({
      'cache-control': 'no-store',
      'vitrine-page': mark,
    });
  },
);

test('a page is of another release if any version differs, and one without versions is not', () => {
  const isOutdated = (versions: string | null) =>
    isFromOutdatedPage(new Headers(versions === null ? {} : { 'vitrine-version': versions }));
  expect([isOutdated(null), isOutdated(PAYLOAD_VERSIONS)]).toEqual([false, false]);
  expect([isOutdated(`other.${calls}`), isOutdated(`${pages}.other`)]).toEqual([true, true]);
});
