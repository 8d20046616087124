import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { OrderCalls } from '#commerce/tickets/orders.ts';
import type { OrderLine } from '#schemas/generated/api/types.gen.ts';
import { ownTicketsMachine } from './own-tickets.machine.ts';
import type { DrawnDraw, OwnTicketsInput } from './own-tickets.types.ts';

export function startOwnTickets(
  input: OwnTicketsInput,
  orders: Pick<OrderCalls, 'fullResult'>,
): ActorRefFrom<typeof ownTicketsMachine> {
  const machine = ownTicketsMachine.provide({
    actors: {
      fetchLines: fromPromise<readonly OrderLine[], DrawnDraw>(
        async ({ input: { offerKey, drawNo }, signal }) =>
          (await orders.fullResult(offerKey, drawNo, { signal })).lines,
      ),
    },
  });
  return createActor(machine, { input }).start();
}
