import { expect, test } from 'vitest';
import { createDepositLock } from './deposit-lock.ts';

const old = { depositId: 'deposit-1', amount: 1000 };
const fresh = { depositId: 'deposit-2', amount: 2000 };
const { signal } = new AbortController();

function openTestLock(
  recent: () => Promise<readonly (typeof old)[]>,
  isFree = true,
  waiting = async (): Promise<string | null> => null,
) {
  const lockEvents: string[] = [];
  const lock = {
    acquire: async () => {
      lockEvents.push('acquired');
      return isFree;
    },
    release: () => void lockEvents.push('released'),
  };
  return { lockEvents, depositLock: createDepositLock({ lock, recent, waiting }) };
}

test('the deposit lock is acquired when the page already knows all recent deposits of the customer', async () => {
  const { depositLock, lockEvents } = openTestLock(async () => [old]);
  expect(await depositLock.acquire(['deposit-1'], signal)).toEqual({ kind: 'given' });
  expect(lockEvents).toEqual(['acquired']);
});

test.each<[string, () => Promise<string | null>, string | null]>([
  ['what waits there is told', async () => 'deposit-3', 'deposit-3'],
  ['nothing waits there', async () => null, null],
  ['nobody can say what waits there', () => Promise.reject(new Error('down')), null],
])('the deposit lock is not acquired while another tab pays, and %s', async (_, waiting, expectedWaiting) => {
  const { depositLock } = openTestLock(() => Promise.reject(new Error('asked')), false, waiting);
  expect(await depositLock.acquire([], signal)).toEqual({ kind: 'taken', waiting: expectedWaiting });
});

test('the deposit lock is released where the page learns of a new deposit that the customer made elsewhere', async () => {
  const { depositLock, lockEvents } = openTestLock(async () => [fresh, old]);
  expect(await depositLock.acquire(['deposit-1'], signal)).toEqual({ kind: 'elsewhere', deposits: [fresh] });
  expect(lockEvents).toEqual(['acquired', 'released']);
});

test('the deposit lock is acquired where recent deposits cannot be fetched or compared, such as when the shop is down', async () => {
  expect(await openTestLock(() => Promise.reject(new Error('down'))).depositLock.acquire([], signal)).toEqual({
    kind: 'given',
  });
  expect(await openTestLock(async () => [fresh]).depositLock.acquire(null, signal)).toEqual({ kind: 'given' });
});
