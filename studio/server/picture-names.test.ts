import { expect, test } from 'vitest';
import { parseContentFilePath } from '#engine/cms/files/document-path.ts';
import { createPictureName, numberPictureName } from './picture-names.ts';

test.each([
  ['boat.jpg', 'jpg', 'boat.jpg'],
  ['Été à la mer (2).JPEG', 'jpg', 'ete-a-la-mer-2.jpg'],
  ['photo.png', 'webp', 'photo.webp'],
  ['../../site-configs/harbour/site.json', 'png', 'site-configs-harbour-site.png'],
  ['..\\..\\evil.svg', 'svg', 'evil.svg'],
  ['.hidden', 'png', 'picture.png'],
  ['船.avif', 'avif', 'picture.avif'],
  [`${'long'.repeat(60)}.png`, 'png', `${'long'.repeat(18)}.png`],
])('an uploaded file %j of format %s is stored as %s', (file, format, name) => {
  expect(createPictureName(file, format)).toBe(name);
  expect(parseContentFilePath('seed', `harbour/assets/${numberPictureName(name, 9999)}`)).toMatchObject({
    kind: 'asset',
  });
});

test('a further picture of a name gets a number, and the first none', () => {
  expect(numberPictureName('boat.jpg', 1)).toBe('boat.jpg');
  expect(numberPictureName('boat.jpg', 2)).toBe('boat-2.jpg');
});
