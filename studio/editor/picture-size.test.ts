import { expect, test } from 'vitest';
import { fitPicture } from './picture-size.ts';

test('a small picture is as wide as its place, and shows a window of the page', () => {
  expect(fitPicture({ width: 640, height: 400 }, 1280, false)).toEqual({ scale: 0.5, height: 800, left: 0 });
});

test('a small picture of a phone shows a whole window of it, in the middle', () => {
  expect(fitPicture({ width: 640, height: 320 }, 390, false)).toEqual({ scale: 0.5, height: 640, left: 222.5 });
});

test('a large picture is never larger than the page, and takes all the height', () => {
  expect([
    fitPicture({ width: 1400, height: 600 }, 1280, true),
    fitPicture({ width: 640, height: 200 }, 1280, true),
  ]).toEqual([
    { scale: 1, height: 600, left: 60 },
    { scale: 0.5, height: 400, left: 0 },
  ]);
});

test('a small picture is never larger than the page', () => {
  expect(fitPicture({ width: 2000, height: 1250 }, 1280, false)).toEqual({ scale: 1, height: 1250, left: 360 });
});

test('a place that is not measured yet has a picture of finite size', () => {
  expect(fitPicture({ width: 0, height: 0 }, 1280, false)).toEqual({ scale: 1, height: 640, left: 0 });
});
