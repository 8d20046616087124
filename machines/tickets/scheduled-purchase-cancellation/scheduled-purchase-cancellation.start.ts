import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { scheduledPurchaseCancellationMachine } from './scheduled-purchase-cancellation.machine.ts';

/** `cancel` cancels a scheduled purchase by its id. */
export function startScheduledPurchaseCancellationMachine(
  cancel: (id: string, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof scheduledPurchaseCancellationMachine> {
  const machine = scheduledPurchaseCancellationMachine.provide({
    actors: {
      cancel: fromPromise<void, string>(async ({ input, signal }) => {
        await cancel(input, signal);
      }),
    },
  });
  return createActor(machine).start();
}
