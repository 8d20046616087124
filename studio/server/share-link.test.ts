import { expect, test, vi } from 'vitest';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { createShareLinkHandler } from './share-link.ts';
import { StudioRequestError } from './studio-request-error.ts';

const NOW = Date.UTC(2026, 0, 15);
const REQUEST = { stage: 'stage-0123456789abcdefghijkl', site: 'base', path: '/', viewer: { region: 'VIC' } };

function share(body: unknown, answer: StudioEngine['share']) {
  const handler = createShareLinkHandler({
    engine: { share: answer },
    brandOf: (site) => {
      if (site === 'base') return { key: 'harbour', origin: 'http://harbour.localhost:4000' };
      throw new StudioRequestError(404, 'There is no site.');
    },
    clock: () => NOW,
  });
  return handler({ body });
}

test('a shared link shows the stage on the origin of its brand, for a day', () => {
  const engine = vi.fn(() => ({ link: '/preview?path=%2F', isPublished: false }));
  expect(share(REQUEST, engine)).toEqual({
    status: 200,
    body: { url: 'http://harbour.localhost:4000/preview?path=%2F', expires: NOW + 86_400_000, isPublished: false },
  });
  expect(engine.mock.calls).toMatchObject([
    [{ name: REQUEST.stage, site: 'harbour', path: '/', viewer: { region: 'VIC', signedIn: false } }, NOW + 86_400_000],
  ]);
});

test('no link is shared to an unknown stage, an unknown site or an address outside the shop', () => {
  const gone = () => {
    throw new UnknownPreviewValueError('The stage is no longer kept.');
  };
  const found = () => ({ link: '/preview', isPublished: true });
  expect(() => share(REQUEST, gone)).toThrow(new StudioRequestError(404, 'The stage is no longer kept.'));
  expect(() => share({ ...REQUEST, site: 'nowhere' }, found)).toThrow('There is no site.');
  expect(() => share({ ...REQUEST, path: '//evil.example' }, found)).toThrow('is no path of a page');
});
