import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { partyTicketMachine } from './party-ticket.machine.ts';

export function startPartyTicket({ order }: Pick<LottoPartyCalls, 'order'>): ActorRefFrom<typeof partyTicketMachine> {
  const actors = {
    fetchTicket: fromPromise<void, string>(async ({ input: id, signal }) => {
      await order(id, {}, { signal });
    }),
  };
  return createActor(partyTicketMachine.provide({ actors })).start();
}
