import { type ScheduleTask, scheduleByTimer } from '#engine/cms/schedule.ts';
import type { CustomerDataPlace } from '#engine/memory/customer-data-place.ts';

/** Milliseconds between two rounds, so that nothing of a customer stays much longer than it is used. */
const INTERVAL = 60_000;

/** Removes what has expired of customers, every minute, until the returned function is called. */
export function startForgettingExpired(
  places: readonly Pick<CustomerDataPlace, 'removeExpired'>[],
  clock: () => number,
  schedule: ScheduleTask = scheduleByTimer,
): () => void {
  let cancel = schedule(forget, INTERVAL);
  function forget(): void {
    const now = clock();
    for (const place of places) place.removeExpired?.(now);
    cancel = schedule(forget, INTERVAL);
  }
  return () => cancel();
}
