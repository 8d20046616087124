import { assign, emit, fromPromise, setup } from 'xstate';
import type { TicketDocumentContext, TicketDocumentEmitted, TicketDocumentEvent } from './ticket-document.types.ts';

const types = {} as {
  context: TicketDocumentContext;
  events: TicketDocumentEvent;
  emitted: TicketDocumentEmitted;
};

/** A ticket as a document to keep (specification: The calls it makes, "PDF responses become object URLs"). */
export const ticketDocumentMachine = setup({
  types,
  actors: {
    fetchDocument: fromPromise<string, string>(() => Promise.reject(new Error('fetchDocument is not provided'))),
  },
  actions: {
    noteId: assign(({ context, event }) => ({ id: event.type === 'DOCUMENT.FETCH' ? event.id : context.id })),
    tellFetched: emit(({ context }, { address }: { readonly address: string }) => ({
      type: 'ticket-document.fetched',
      id: context.id,
      address,
    })),
  },
}).createMachine({
  id: 'ticket-document',
  context: { id: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
    fetching: {
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: ({ context }) => context.id,
        onDone: {
          target: 'saved',
          actions: { type: 'tellFetched', params: ({ event }) => ({ address: event.output }) },
        },
        onError: 'failed',
      },
    },
    saved: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
    failed: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
  },
});
