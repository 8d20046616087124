import { expect, test } from 'vitest';
import { listPicturesLostByFileChange } from './removed-files.ts';

const folders = [
  { id: 'f1', name: 'harbour' },
  { id: 'f2', name: 'lantern' },
];
const files = [
  { id: 'a', folder: 'f1', filename_download: 'boat.avif' },
  { id: 'b', folder: 'f1', filename_download: 'boat.avif' },
  { id: 'c', folder: 'f1', filename_download: 'buoy.avif' },
  { id: 'd', folder: null, filename_download: 'loose.avif' },
];
const database = (collection: string) => ({
  where: async () => (collection === 'directus_folders' ? folders : files),
  whereIn: async () => [],
});
const gone = (name: string) => ({ site: 'harbour', name, asset: null });

test('listPicturesLostByFileChange returns deleted pictures of a site unless another file there has the same name', async () => {
  expect(await listPicturesLostByFileChange('id', ['a', 'c', 'd'], database)).toEqual([gone('buoy.avif')]);
  expect(await listPicturesLostByFileChange('id', ['a', 'b'], database)).toEqual([
    gone('boat.avif'),
    gone('boat.avif'),
  ]);
  expect(await listPicturesLostByFileChange('folder', ['f1'], database)).toHaveLength(3);
});

test('listPicturesLostByFileChange returns pictures whose name or folder changes, and none when both stay the same', async () => {
  const change = (values: object) => listPicturesLostByFileChange('id', ['c'], database, { ...values });
  expect(await change({ filename_download: 'bell.avif' })).toEqual([gone('buoy.avif')]);
  expect(await change({ folder: 'f2' })).toEqual([gone('buoy.avif')]);
  expect(await change({ folder: 'f1', filename_download: 'buoy.avif', title: 'A buoy' })).toEqual([]);
});
