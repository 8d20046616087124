import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { scheduledPurchaseMachine } from './scheduled-purchase.machine.ts';

/** `cancel` cancels a scheduled purchase by its id. */
export function startScheduledPurchase(
  cancel: (id: string, signal: AbortSignal) => Promise<unknown>,
): ActorRefFrom<typeof scheduledPurchaseMachine> {
  const machine = scheduledPurchaseMachine.provide({
    actors: {
      cancel: fromPromise<void, string>(async ({ input, signal }) => {
        await cancel(input, signal);
      }),
    },
  });
  return createActor(machine).start();
}
