import { expect, test } from 'vitest';
import type { EngineRequest } from '#engine/server/endpoint.ts';
import type { PageEndpointParts } from '#engine/server/page-endpoint.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { galleryEndpoint } from './gallery-endpoint.ts';

const NOW = 1_000_000;
const SECRET = 'the secret of links';
const signed = (path: string, expires = NOW + 1, secret = SECRET) => signLink(path, expires, secret);

/** Whether the gallery lets a request in: it answers with nothing, but asks which site answers to the host. */
async function letsIn(target: string, development = false): Promise<boolean> {
  let asked = 0;
  const engine = {
    clock: () => NOW,
    catalogue: () => {
      asked += 1;
      return { byHost: () => undefined };
    },
  };
  const endpoint = galleryEndpoint({ engine } as unknown as PageEndpointParts, () => ({ src: '', srcSet: '' }), {
    development,
    linkSecret: SECRET,
  });
  const url = new URL(target, 'http://harbour.localhost');
  const request: EngineRequest = {
    request: new Request(url),
    path: url.pathname,
    query: url.searchParams,
    target,
    host: url.host,
    origin: url.origin,
    address: '203.0.113.7',
  };
  const response = await endpoint(request);
  expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.\n']);
  return asked > 0;
}

test('outside development the gallery opens by a signed link alone', async () => {
  expect(await letsIn(signed('/_blocks'))).toBe(true);
});

test.each([
  ['no signature', '/_blocks'],
  ['a signature of another secret', signed('/_blocks', NOW + 1, 'another secret')],
  ['a link that has expired', signed('/_blocks', NOW)],
  ['a link to something else', signed('/_flows').replace('/_flows', '/_blocks')],
  ['a later end than was signed', signed('/_blocks').replace(`expires=${NOW + 1}`, `expires=${NOW + 9}`)],
  ['another page than the gallery', signed('/_blocks/hero')],
])('with %s it stays closed, and no site is even looked for', async (_, target) => {
  expect(await letsIn(target)).toBe(false);
});

test('in development it is open, and nothing below it', async () => {
  expect([await letsIn('/_blocks', true), await letsIn('/_blocks/hero', true)]).toEqual([true, false]);
});
