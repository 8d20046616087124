import { expect, test } from 'vitest';
import { createImageSources, createShareImage } from './image-sources.ts';

const asset = { name: 'boat', hash: 'abc123', format: 'avif', width: 1600, height: 900 } as const;

test('a picture is shared as a JPEG, no wider than it needs to be', () => {
  const shown = { ...createImageSources(asset), width: 1600, height: 900 };
  expect(createShareImage(shown)).toEqual({ src: '/_img/abc123/1280.jpg', width: 1280, height: 720 });
});

test('a small one in its own size', () => {
  const shown = { ...createImageSources({ ...asset, width: 300, height: 200 }), width: 300, height: 200 };
  expect(createShareImage(shown)).toEqual({ src: '/_img/abc123/300.jpg', width: 300, height: 200 });
});

test('an SVG as a picture of it', () => {
  const shown = { ...createImageSources({ ...asset, format: 'svg' }), width: 300, height: 200 };
  expect(createShareImage(shown)).toEqual({ src: '/_img/abc123/share-1200.jpg', width: 1200, height: 800 });
});

test('what is none of the engine’s is not shared', () => {
  expect(createShareImage({ src: 'https://example.org/a.png', srcSet: '', width: 3, height: 2 })).toBe(null);
});
