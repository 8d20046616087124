import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Photo } from './photo.tsx';

const image = { src: '/800.avif', srcSet: '/400.avif 400w, /800.avif 800w', width: 800, height: 400, alt: 'A boat' };

const sizesOf = (sizes: string, srcSet = image.srcSet) =>
  / sizes="([^"]*)"/.exec(
    renderToStaticMarkup(<Photo image={{ ...image, srcSet, focus: 'center' }} sizes={sizes} />),
  )?.[1];

test('a photo as wide as the screen asks dense screens for four fifths of their pixels', () => {
  expect(sizesOf('100vw')).toBe('(min-resolution: 1.5x) 80vw, 100vw');
  expect(sizesOf('(min-width: 48em) 50vw, 100vw')).toBe('(min-width: 48em) 50vw, (min-resolution: 1.5x) 80vw, 100vw');
});

test('a photo of a fixed width, and one of a single width, ask for what they need', () => {
  expect(sizesOf('3rem')).toBe('3rem');
  expect(sizesOf('100vw', '')).toBeUndefined();
});
