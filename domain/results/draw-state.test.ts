import { expect, test } from 'vitest';
import { type DrawStatusAndCloseDate, resolveDrawResultState } from './draw-state.ts';

const closeDate = '2026-11-21T08:00:00.000Z';
const before = Date.parse(closeDate) - 1;

test.each<[DrawStatusAndCloseDate['status'], string, string]>([
  ['OPEN', 'open', 'closed'],
  ['CAPPED', 'closed', 'closed'],
  ['DRAW_CLOSED', 'closed', 'closed'],
  ['DRAWN', 'pending', 'pending'],
  ['SCORED', 'pending', 'pending'],
  ['PAID', 'settled', 'settled'],
  ['EMAILED', 'settled', 'settled'],
])('the result state of a draw with status %s is %s before sales close, and %s after', (status, early, late) => {
  expect(resolveDrawResultState({ status, closeDate }, before)).toBe(early);
  expect(resolveDrawResultState({ status, closeDate }, before + 1)).toBe(late);
});
