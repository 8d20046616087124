import { expect, test } from 'vitest';
import { createPictureSrcAndSrcSet, selectShareImageRendition } from './image-sources.ts';

const asset = { name: 'boat', hash: 'abc123', format: 'avif', width: 1600, height: 900 } as const;

test('selectShareImageRendition returns a picture of 1600 pixels in width as a JPEG of 1280', () => {
  const shown = { ...createPictureSrcAndSrcSet(asset), width: 1600, height: 900 };
  expect(selectShareImageRendition(shown)).toEqual({ src: '/_img/abc123/1280.jpg', width: 1280, height: 720 });
});

test('selectShareImageRendition returns a small picture as a JPEG in its own size', () => {
  const shown = { ...createPictureSrcAndSrcSet({ ...asset, width: 300, height: 200 }), width: 300, height: 200 };
  expect(selectShareImageRendition(shown)).toEqual({ src: '/_img/abc123/300.jpg', width: 300, height: 200 });
});

test('selectShareImageRendition returns an SVG as a JPEG of 1200 pixels in width', () => {
  const shown = { ...createPictureSrcAndSrcSet({ ...asset, format: 'svg' }), width: 300, height: 200 };
  expect(selectShareImageRendition(shown)).toEqual({ src: '/_img/abc123/share-1200.jpg', width: 1200, height: 800 });
});

test('selectShareImageRendition returns null for a picture that is not served by the engine', () => {
  expect(selectShareImageRendition({ src: 'https://example.org/a.png', srcSet: '', width: 3, height: 2 })).toBe(null);
});
