import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { OrderCalls } from '#commerce/tickets/orders.ts';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import { customerDrawTicketsLookupMachine } from './customer-draw-tickets-lookup.machine.ts';
import type { CustomerDrawTicketsLookupInput, FinishedDrawKey } from './customer-draw-tickets-lookup.types.ts';

export function startCustomerDrawTicketsLookupMachine(
  input: CustomerDrawTicketsLookupInput,
  orders: Pick<OrderCalls, 'fullResult'>,
): ActorRefFrom<typeof customerDrawTicketsLookupMachine> {
  const machine = customerDrawTicketsLookupMachine.provide({
    actors: {
      fetchOrderLines: fromPromise<readonly OrderLine[], FinishedDrawKey>(
        async ({ input: { offerKey, drawNo }, signal }) =>
          (await orders.fullResult(offerKey, drawNo, { signal })).lines,
      ),
    },
  });
  return createActor(machine, { input }).start();
}
