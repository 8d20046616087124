import { expect, test } from 'vitest';
import { createChooseSide } from './choose-side.ts';

const HOME = 'harbour:page:home';

test('a named document is taken from its side, also where only one side has it', () => {
  const choose = createChooseSide({ mine: [HOME], theirs: ['harbour/logo.svg'] });
  expect([choose(HOME, true), choose(HOME, false), choose('harbour/logo.svg', true)]).toEqual([
    'mine',
    'mine',
    'theirs',
  ]);
  expect(choose('harbour:page:other', true)).toBe(null);
});

test('a side without names wins in all conflicts, and nowhere else', () => {
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
