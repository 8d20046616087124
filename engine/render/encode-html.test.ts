import { expect, test } from 'vitest';
import { encodeHtml, sharedEncodedHtmlCache } from './encode-html.ts';

const ALL = () => true;
const long = (text: string) => text.repeat(Math.ceil(600 / text.length));

test('encodeHtml encodes pieces of HTML in their order, with the same result when long pieces come from the cache', () => {
  const pieces = ['<p>', long('Ünïcode – “quoted” 简体 '), long('plain '), '€</p>', '', long('𝒱')];
  const whole = Buffer.from(`${pieces.join('')}<i>é</i>`);
  expect(encodeHtml(pieces, '<i>é</i>', ALL)).toEqual(whole);
  expect(encodeHtml(pieces, '<i>é</i>', ALL)).toEqual(whole);
  expect(encodeHtml([], '', ALL)).toHaveLength(0);
});

test('encodeHtml caches only long pieces of HTML that may be cached, and never the end of the page', () => {
  const [shared, personal, end] = [long('shared '), long('personal '), long('end ')];
  encodeHtml([shared, personal], end, (piece) => piece === shared);
  const isCached = (piece: string) => sharedEncodedHtmlCache.peek(piece) !== undefined;
  expect([shared, personal, end].map(isCached)).toEqual([true, false, false]);
});

test('encodeHtml returns bytes in a buffer of their own that has exactly their size', () => {
  const { length, buffer } = encodeHtml(['short ä', long('€')], 'ß', ALL);
  expect(buffer.byteLength).toBe(length);
});
