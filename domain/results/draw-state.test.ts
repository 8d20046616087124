import { expect, test } from 'vitest';
import { type DrawProgress, resolveDrawState } from './draw-state.ts';

const closeDate = '2026-11-21T08:00:00.000Z';
const before = Date.parse(closeDate) - 1;

test.each<[DrawProgress['status'], string, string]>([
  ['OPEN', 'open', 'closed'],
  ['CAPPED', 'closed', 'closed'],
  ['DRAW_CLOSED', 'closed', 'closed'],
  ['DRAWN', 'pending', 'pending'],
  ['SCORED', 'pending', 'pending'],
  ['PAID', 'settled', 'settled'],
  ['EMAILED', 'settled', 'settled'],
])('a draw with status %s is %s before sales close, and %s after', (status, early, late) => {
  expect(resolveDrawState({ status, closeDate }, before)).toBe(early);
  expect(resolveDrawState({ status, closeDate }, before + 1)).toBe(late);
});
