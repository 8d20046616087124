import { expect, test } from 'vitest';
import { ContentSourceError } from './content-source.ts';
import { EMPTY_EDITABLE_DOCUMENTS } from './editable-documents.ts';
import { createSourcePictureTracker } from './source-pictures.ts';

test('createSourcePictureTracker names the pictures that a new list lacks, including one that could not be read', async () => {
  const asset = { name: 'logo.svg', hash: 'h', format: 'svg', width: 1, height: 1 } as const;
  const pictures = createSourcePictureTracker({
    source: {
      readAsset: async ({ name }) => {
        if (name === 'lost.svg') throw new ContentSourceError('unreachable', 'No answer.');
        return new Uint8Array();
      },
    },
    mirror: async ({ name }) => ({ asset: { ...asset, name }, errors: [] }),
    holdBack: () => {},
    release: () => {},
  });
  const [logo, hero, lost] = ['logo.svg', 'hero.svg', 'lost.svg'].map((name) => ({ site: 's', name, revision: '1' }));
  if (!logo || !hero || !lost) throw new Error('there are three');
  await pictures.take([logo, hero, lost], EMPTY_EDITABLE_DOCUMENTS, new AbortController().signal);
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
