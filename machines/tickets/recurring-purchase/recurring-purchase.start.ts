import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { recurringPurchaseMachine } from './recurring-purchase.machine.ts';
import type { RecurringUpdate } from './recurring-purchase.setup.ts';

/** `update` answers how the purchase stands afterwards. */
export function startRecurringPurchase(
  update: (update: RecurringUpdate, signal: AbortSignal) => Promise<RecurringStatus>,
): ActorRefFrom<typeof recurringPurchaseMachine> {
  const machine = recurringPurchaseMachine.provide({
    actors: { update: fromPromise<RecurringStatus, RecurringUpdate>(({ input, signal }) => update(input, signal)) },
  });
  return createActor(machine).start();
}
