import { expect, test } from 'vitest';
import { findAltQuestion, getAltKind, readPictureValue, replacePicture } from './picture-value.ts';

test('a missing picture, and one with a shared alternative text, are read', () => {
  expect(readPictureValue(undefined)).toEqual({ asset: '', alt: null, sharedAlt: null, focus: 'center' });
  expect(readPictureValue({ asset: 'boat.jpg', alt: { content: 'boat.alt' }, focus: 'top' })).toEqual({
    asset: 'boat.jpg',
    alt: null,
    sharedAlt: 'boat.alt',
    focus: 'top',
  });
});

test('another picture keeps the alternative text and drops the focal point', () => {
  expect(replacePicture({ asset: 'boat.jpg', alt: 'A boat', focus: 'top' }, 'ferry.jpg')).toEqual({
    asset: 'ferry.jpg',
    alt: 'A boat',
  });
  expect(replacePicture(undefined, 'ferry.jpg')).toEqual({ asset: 'ferry.jpg', alt: '' });
});

test('the alternative text is asked for after a first picture, and again where it described the one before', () => {
  expect(findAltQuestion(undefined, 'ferry.jpg')).toBe('missing');
  expect(findAltQuestion({ asset: 'boat.jpg', alt: 'A boat' }, 'ferry.jpg')).toBe('outdated');
  expect(findAltQuestion({ asset: 'boat.jpg', alt: { content: 'boat.alt' } }, 'ferry.jpg')).toBe('outdated');
  expect(findAltQuestion({ asset: 'boat.jpg', alt: '' }, 'ferry.jpg')).toBeNull();
  expect(findAltQuestion({ asset: 'boat.jpg', alt: 'A boat' }, 'boat.jpg')).toBeNull();
});

test('an empty alternative text means a decorative picture, unless the editor still has to answer or is about to describe it', () => {
  expect(getAltKind('', null)).toBe('decorative');
  expect(getAltKind('', 'missing')).toBeNull();
  expect(getAltKind('', 'describing')).toBe('described');
  expect(getAltKind('A boat', 'outdated')).toBe('described');
});
