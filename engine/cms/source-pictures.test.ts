import { expect, test } from 'vitest';
import { SourceError } from './content-source.ts';
import { NO_DOCUMENTS } from './documents-view.ts';
import { sourcePictures } from './source-pictures.ts';

test('knows which pictures a list no longer holds, also those that it could not read', async () => {
  const asset = { name: 'logo.svg', hash: 'h', format: 'svg', width: 1, height: 1 } as const;
  const pictures = sourcePictures({
    source: {
      readAsset: async ({ name }) => {
        if (name === 'lost.svg') throw new SourceError('unreachable', 'No answer.');
        return new Uint8Array();
      },
    },
    mirror: async ({ name }) => ({ asset: { ...asset, name }, errors: [] }),
    hold: () => {},
    release: () => {},
  });
  const [logo, hero, lost] = ['logo.svg', 'hero.svg', 'lost.svg'].map((name) => ({ site: 's', name, revision: '1' }));
  if (!logo || !hero || !lost) throw new Error('there are three');
  await pictures.take([logo, hero, lost], NO_DOCUMENTS, new AbortController().signal);
  expect([pictures.incomplete(), pictures.revisionOf('s', 'hero.svg'), pictures.revisionOf('s', 'other.svg')]).toEqual([
    true,
    '1',
    '',
  ]);
  expect(pictures.missingIn([logo])).toEqual([
    { site: 's', name: 'hero.svg', revision: null },
    { site: 's', name: 'lost.svg', revision: null },
  ]);
});
