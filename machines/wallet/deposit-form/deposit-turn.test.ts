import { expect, test } from 'vitest';
import { createDepositLock } from './deposit-turn.ts';

const old = { depositId: 'deposit-1', amount: 1000 };
const fresh = { depositId: 'deposit-2', amount: 2000 };
const { signal } = new AbortController();

function turnOf(
  recent: () => Promise<readonly (typeof old)[]>,
  isFree = true,
  waiting = async (): Promise<string | null> => null,
) {
  const lockEvents: string[] = [];
  const lock = {
    take: async () => {
      lockEvents.push('taken');
      return isFree;
    },
    giveBack: () => void lockEvents.push('given back'),
  };
  return { lockEvents, turn: createDepositLock({ lock, recent, waiting }) };
}

test('the turn to deposit is given where the shop knows of no deposit that the page does not know', async () => {
  const { turn, lockEvents } = turnOf(async () => [old]);
  expect(await turn.take(['deposit-1'], signal)).toEqual({ kind: 'given' });
  expect(lockEvents).toEqual(['taken']);
});

test.each<[string, () => Promise<string | null>, string | null]>([
  ['what waits there is told', async () => 'deposit-3', 'deposit-3'],
  ['nothing waits there', async () => null, null],
  ['nobody can say what waits there', () => Promise.reject(new Error('down')), null],
])('the turn to deposit is not given while another tab pays, and %s', async (_, waiting, expectedWaiting) => {
  const { turn } = turnOf(() => Promise.reject(new Error('asked')), false, waiting);
  expect(await turn.take([], signal)).toEqual({ kind: 'taken', waiting: expectedWaiting });
});

test('the turn to deposit is given back where the page learns of a new deposit that the customer made elsewhere', async () => {
  const { turn, lockEvents } = turnOf(async () => [fresh, old]);
  expect(await turn.take(['deposit-1'], signal)).toEqual({ kind: 'elsewhere', deposits: [fresh] });
  expect(lockEvents).toEqual(['taken', 'given back']);
});

test('the turn to deposit is given where recent deposits cannot be fetched or compared, such as when the shop is down', async () => {
  expect(await turnOf(() => Promise.reject(new Error('down'))).turn.take([], signal)).toEqual({ kind: 'given' });
  expect(await turnOf(async () => [fresh]).turn.take(null, signal)).toEqual({ kind: 'given' });
});
