import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AccountMigrationProgress } from '#commerce/account/migration.ts';
import { startMigrationMachine } from './migration.start.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a running migration is polled every three seconds and fails after six requests; a retry sends one more request', async () => {
  const start = Date.now();
  const requestTimes: number[] = [];
  const migrate = async (): Promise<AccountMigrationProgress> => {
    requestTimes.push((Date.now() - start) / 1000);
    return 'in_progress';
  };
  const actor = startMigrationMachine(
    { migrate },
    { today: () => '2026-11-21', site: () => ({ currency: 'AUD' }), newKey: () => 'key' },
  );
  actor.getSnapshot().children.termsForm?.send({ type: 'FORM.SUBMIT', values: { termsAccepted: true } });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(requestTimes).toEqual([0, 3, 6, 9, 12, 15]);
  expect(actor.getSnapshot().value).toBe('migration_failure');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requestTimes).toHaveLength(6);
  actor.send({ type: 'MIGRATION.RETRY' });
  await vi.advanceTimersByTimeAsync(0);
  expect(requestTimes).toHaveLength(7);
  actor.stop();
});
