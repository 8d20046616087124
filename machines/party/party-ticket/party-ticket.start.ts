import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoParty } from '#commerce/party/lotto-party.ts';
import { partyTicketMachine } from './party-ticket.machine.ts';

export function startPartyTicket({ order }: Pick<LottoParty, 'order'>): ActorRefFrom<typeof partyTicketMachine> {
  const actors = {
    fetchTicket: fromPromise<void, string>(async ({ input: id, signal }) => {
      await order(id, {}, { signal });
    }),
  };
  return createActor(partyTicketMachine.provide({ actors })).start();
}
