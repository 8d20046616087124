import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

const image = { src: '/800.avif', srcSet: '/400.avif 400w, /800.avif 800w', width: 800, height: 400, alt: 'A boat' };

const sizesOf = (sizes: string, srcSet = image.srcSet) =>
  / sizes="([^"]*)"/.exec(
    renderToStaticMarkup(<Photo image={{ ...image, srcSet, focus: 'center' }} sizes={sizes} />),
  )?.[1];

test('a photo as wide as the screen has sizes that ask dense screens for 80vw instead of 100vw', () => {
  expect(sizesOf('100vw')).toBe('(min-resolution: 1.5x) 80vw, 100vw');
  expect(sizesOf('(min-width: 48em) 50vw, 100vw')).toBe('(min-width: 48em) 50vw, (min-resolution: 1.5x) 80vw, 100vw');
});

test('a photo of a fixed width keeps its sizes as given, and a photo of a single file has no sizes', () => {
  expect(sizesOf('3rem')).toBe('3rem');
  expect(sizesOf('100vw', '')).toBeUndefined();
});
