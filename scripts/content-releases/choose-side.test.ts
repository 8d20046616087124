import { expect, test } from 'vitest';
import { createChooseSide } from './choose-side.ts';

const HOME = 'harbour:page:home';

test('createChooseSide takes a document from the side that it is named for, even if it exists on only one side', () => {
  const choose = createChooseSide({ mine: [HOME], theirs: ['harbour/logo.svg'] });
  expect([choose(HOME, true), choose(HOME, false), choose('harbour/logo.svg', true)]).toEqual([
    'mine',
    'mine',
    'theirs',
  ]);
  expect(choose('harbour:page:other', true)).toBe(null);
});

test('a side chosen without document names wins in conflicts only, and not for documents that are named for the other side', () => {
  const choose = createChooseSide({ theirs: true, mine: [HOME] });
  expect([choose(HOME, true), choose('harbour:page:other', true), choose('harbour:page:other', false)]).toEqual([
    'mine',
    'theirs',
    null,
  ]);
});

test('a document that is named for both sides is refused', () => {
  expect(() => createChooseSide({ mine: [HOME], theirs: [HOME] })).toThrow(`${HOME} can't be taken from both sides`);
  expect(() => createChooseSide({ mine: true, theirs: true })).toThrow("Every document can't be taken from both sides");
});
