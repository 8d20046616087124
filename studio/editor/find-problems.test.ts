import { expect, test } from 'vitest';
import { formatPathAsPointer, type ValuePath } from './edit-value.ts';
import { hasProblemWithin } from './find-problems.ts';

const faultyAt = (pointer: string) => (path: ValuePath) => (formatPathAsPointer(path) === pointer ? 'Wrong.' : null);
const VALUE = { link: { route: 'home' }, items: ['a', { label: '' }] };

test.each([
  ['/props', true],
  ['/props/link/route', true],
  ['/props/items/1/label', true],
  ['/props/items/2', false],
  ['/other', false],
])('with a problem at %s, hasProblemWithin of the path /props returns %s', (pointer, expected) => {
  expect(hasProblemWithin(VALUE, ['props'], faultyAt(pointer))).toBe(expected);
});
