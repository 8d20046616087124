import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { ticketPartyReloadMachine } from './ticket-party-reload.machine.ts';

export function startTicketPartyReloadMachine({
  order,
}: Pick<LottoPartyCalls, 'order'>): ActorRefFrom<typeof ticketPartyReloadMachine> {
  const actors = {
    fetchTicket: fromPromise<void, string>(async ({ input: id, signal }) => {
      await order(id, {}, { signal });
    }),
  };
  return createActor(ticketPartyReloadMachine.provide({ actors })).start();
}
