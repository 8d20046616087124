import { assign, emit, fromPromise, setup } from 'xstate';
import type { TicketDocumentContext, TicketDocumentEmitted, TicketDocumentEvent } from './ticket-document.types.ts';

const types = {} as {
  context: TicketDocumentContext;
  events: TicketDocumentEvent;
  emitted: TicketDocumentEmitted;
};

export const ticketDocumentSetup = setup({
  types,
  actors: {
    fetchDocument: fromPromise<string, string>(() => Promise.reject(new Error('fetchDocument is not provided'))),
  },
  actions: {
    noteId: assign(({ context, event }) => ({ id: event.type === 'DOCUMENT.FETCH' ? event.id : context.id })),
    tellFetched: emit(({ context }, { output: address }: { readonly output: string }) => ({
      type: 'ticket-document.fetched',
      id: context.id,
      address,
    })),
  },
});
