import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { RecurringStatus } from '#commerce/tickets/recurring.ts';
import { recurringPurchaseEditMachine } from './recurring-purchase-edit.machine.ts';
import type { RecurringPurchaseUpdateInput } from './recurring-purchase-edit.setup.ts';

/** `update` resolves to the new status. */
export function startRecurringPurchaseEditMachine(
  update: (update: RecurringPurchaseUpdateInput, signal: AbortSignal) => Promise<RecurringStatus>,
): ActorRefFrom<typeof recurringPurchaseEditMachine> {
  const machine = recurringPurchaseEditMachine.provide({
    actors: {
      updatePurchase: fromPromise<RecurringStatus, RecurringPurchaseUpdateInput>(({ input, signal }) =>
        update(input, signal),
      ),
    },
  });
  return createActor(machine).start();
}
