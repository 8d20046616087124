import { expect, test } from 'vitest';
import { renderFirstPicturePreload } from './first-picture-preload.ts';

const OPENING =
  '<img class="hero" src="/a.avif" srcSet="/s.avif 320w, /a.avif 960w" sizes="(min-width: 48em) 50vw, 100vw" alt="A &quot;boat&quot;" fetchPriority="high"/>';

test('the picture that opens a page is preloaded in its head in the size that is shown', () => {
  const first = `<p>x</p><img src="/logo.svg" alt=""/><picture>${OPENING}</picture><img src="/b.avif" loading="lazy"/>`;
  const second = '<img src="/c.avif" alt="" fetchPriority="high"/>';
  expect(renderFirstPicturePreload(['<main>', first, second, '</main>'])).toBe(
    '<link rel="preload" as="image" fetchpriority="high" imagesrcset="/s.avif 320w, /a.avif 960w" imagesizes="(min-width: 48em) 50vw, 100vw">',
  );
});

test('a picture with a single size is preloaded by its address', () => {
  expect(renderFirstPicturePreload(['<img src="/a.svg" alt="" fetchPriority="high"/>'])).toBe(
    '<link rel="preload" as="image" fetchpriority="high" href="/a.svg">',
  );
});

test.each([
  ['', ''],
  ['<img src="/a.avif" loading="lazy"/>', ''],
  ['<p>fetchPriority=&quot;high&quot;</p>', ''],
  ['<link src="/a.js" fetchPriority="high"/>', ''],
])('no preload link is made for %j', (html, link) => expect(renderFirstPicturePreload([html])).toBe(link));
