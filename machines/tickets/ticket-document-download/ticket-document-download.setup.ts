import { assign, emit, fromPromise, setup } from 'xstate';
import type {
  TicketDocumentDownloadEmitted,
  TicketDocumentDownloadEvent,
  TicketDocumentDownloadMachineContext,
} from './ticket-document-download.types.ts';

const types = {} as {
  context: TicketDocumentDownloadMachineContext;
  events: TicketDocumentDownloadEvent;
  emitted: TicketDocumentDownloadEmitted;
};

export const ticketDocumentDownloadSetup = setup({
  types,
  actors: {
    fetchDocument: fromPromise<string, string>(() => Promise.reject(new Error('fetchDocument is not provided'))),
  },
  actions: {
    setOrderId: assign(({ context, event }) => ({ id: event.type === 'DOCUMENT.FETCH' ? event.id : context.id })),
    emitFetched: emit(({ context }, { output: address }: { readonly output: string }) => ({
      type: 'ticket-document-download.fetched',
      id: context.id,
      address,
    })),
  },
});
