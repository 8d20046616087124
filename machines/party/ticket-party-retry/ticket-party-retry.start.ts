import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { LottoPartyCalls } from '#commerce/party/lotto-party.ts';
import { ticketPartyRetryMachine } from './ticket-party-retry.machine.ts';

export function startTicketPartyRetryMachine({
  order,
}: Pick<LottoPartyCalls, 'order'>): ActorRefFrom<typeof ticketPartyRetryMachine> {
  const actors = {
    fetchTicket: fromPromise<void, string>(async ({ input: id, signal }) => {
      await order(id, {}, { signal });
    }),
  };
  return createActor(ticketPartyRetryMachine.provide({ actors })).start();
}
