import { expect, test } from 'vitest';
import { resolveAutoplayRhythm } from './autoplay-rhythm.ts';

test.each([
  [['sat', 'sat'], false, 'weekly'],
  [['mon', 'wed'], true, 'weekly'],
  [['mon', 'wed', 'mon'], false, 'every-draw'],
  [[], false, 'every-draw'],
] as const)('a ticket for draws on %j (day chosen: %s) is bought again %s', (days, isDayChosen, rhythm) => {
  expect(resolveAutoplayRhythm(days, isDayChosen)).toBe(rhythm);
});
