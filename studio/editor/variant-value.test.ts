import { expect, test } from 'vitest';
import { keepSharedParts } from './variant-value.ts';

test('words are kept when an entry becomes Markdown, and its kind is not', () => {
  expect(keepSharedParts({ type: 'markdown', value: '' }, { type: 'plain', value: 'Hello' })).toEqual({
    type: 'markdown',
    value: 'Hello',
  });
});

test('words are not kept where a picture takes their place', () => {
  const picture = { type: 'image', value: { asset: 'logo.svg', alt: '' } };
  expect(keepSharedParts(picture, { type: 'plain', value: 'Hello' })).toEqual(picture);
  expect(keepSharedParts('none', { x: 1 })).toBe('none');
  expect(keepSharedParts({ value: '' }, null)).toEqual({ value: '' });
});
