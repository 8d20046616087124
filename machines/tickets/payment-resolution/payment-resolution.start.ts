import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { RecurringListAndRetryCalls } from '#commerce/tickets/recurring.ts';
import { paymentResolutionMachine } from './payment-resolution.machine.ts';

/** `recurring` has the calls that list failed purchases and retry them. */
export function startPaymentResolutionMachine(
  recurring: Pick<RecurringListAndRetryCalls, 'paymentResolutions' | 'sync'>,
): ActorRefFrom<typeof paymentResolutionMachine> {
  const machine = paymentResolutionMachine.provide({
    actors: {
      fetchResolutions: fromPromise<number>(
        async ({ signal }) => (await recurring.paymentResolutions({ signal })).length,
      ),
      retry: fromPromise<number>(async ({ signal }) => (await recurring.sync({ signal })).resolutions.length),
    },
  });
  return createActor(machine).start();
}
