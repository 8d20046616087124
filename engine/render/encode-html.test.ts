import { expect, test } from 'vitest';
import { encodeHtml, sharedEncodedHtmlCache } from './encode-html.ts';

const ALL = () => true;
const long = (text: string) => text.repeat(Math.ceil(600 / text.length));

test('pieces are encoded in their order, long ones from the cache', () => {
  const pieces = ['<p>', long('Ünïcode – “quoted” 简体 '), long('plain '), '€</p>', '', long('𝒱')];
  const whole = Buffer.from(`${pieces.join('')}<i>é</i>`);
  expect(encodeHtml(pieces, '<i>é</i>', ALL)).toEqual(whole);
  expect(encodeHtml(pieces, '<i>é</i>', ALL)).toEqual(whole);
  expect(encodeHtml([], '', ALL)).toHaveLength(0);
});

test('long pieces are cached only where they may be, and the end never is', () => {
  const [shared, personal, end] = [long('shared '), long('personal '), long('end ')];
  encodeHtml([shared, personal], end, (piece) => piece === shared);
  const isCached = (piece: string) => sharedEncodedHtmlCache.peek(piece) !== undefined;
  expect([shared, personal, end].map(isCached)).toEqual([true, false, false]);
});

test('the bytes have their own memory, of exactly their size', () => {
  const { length, buffer } = encodeHtml(['short ä', long('€')], 'ß', ALL);
  expect(buffer.byteLength).toBe(length);
});
