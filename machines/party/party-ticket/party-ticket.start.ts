import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { partyTicketReloadMachine } from './party-ticket.machine.ts';

export function startPartyTicketReload({
  order,
}: Pick<LottoPartyCalls, 'order'>): ActorRefFrom<typeof partyTicketReloadMachine> {
  const actors = {
    fetchTicket: fromPromise<void, string>(async ({ input: id, signal }) => {
      await order(id, {}, { signal });
    }),
  };
  return createActor(partyTicketReloadMachine.provide({ actors })).start();
}
