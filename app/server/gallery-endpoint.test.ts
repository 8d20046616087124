import { expect, test } from 'vitest';
import { getNoMessages } from '#engine/messages/testing/no-messages.ts';
import type { EngineDependencies } from '#engine/resolve-page.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { createTestRequestToEndpoint as askedOf, openTwoBrandTestPages } from '#engine/server/testing/small-shop.tsx';
import { createBlockGalleryEndpoint } from './gallery-endpoint.ts';

const NOW = 1_000_000;
const SECRET = 'the secret of links';
const signed = (path: string, expires = NOW + 1, secret = SECRET) => signLink(path, expires, secret);

/** Whether the gallery accepts a request: the response is 404 either way, but only then it looks up the site. */
async function letsIn(target: string, development = false): Promise<boolean> {
  let catalogueReadCount = 0;
  const { parts } = openTwoBrandTestPages();
  const engine: EngineDependencies = {
    ...parts.engine,
    clock: () => NOW,
    catalogue: () => {
      catalogueReadCount += 1;
      return parts.engine.catalogue();
    },
  };
  const closed = { development, linkSecret: SECRET };
  const endpoint = createBlockGalleryEndpoint(
    { ...parts, engine },
    { imageSources: () => ({ src: '', srcSet: '' }), siteMessages: getNoMessages },
    closed,
  );
  const response = await endpoint(askedOf(target, { host: 'nobody.localhost' }));
  expect([response.status, await response.text()]).toEqual([404, 'There is nothing at this address.\n']);
  return catalogueReadCount > 0;
}

test('outside development the block gallery opens with a signed link only', async () => {
  expect(await letsIn(signed('/_blocks'))).toBe(true);
});

test.each([
  ['no signature', '/_blocks'],
  ['a signature of another secret', signed('/_blocks', NOW + 1, 'another secret')],
  ['a link that has expired', signed('/_blocks', NOW)],
  ['a link to something else', signed('/_flows').replace('/_flows', '/_blocks')],
  ['a later end than was signed', signed('/_blocks').replace(`expires=${NOW + 1}`, `expires=${NOW + 9}`)],
  ['another page than the gallery', signed('/_blocks/hero')],
])('outside development the block gallery stays closed for %s and looks up no site', async (_, target) => {
  expect(await letsIn(target)).toBe(false);
});

test('in development the block gallery is open, but paths below it are not', async () => {
  expect([await letsIn('/_blocks', true), await letsIn('/_blocks/hero', true)]).toEqual([true, false]);
});
