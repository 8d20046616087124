import { getActorOutput } from '../../_kit/params.ts';
import { ticketDocumentDownloadSetup } from './ticket-document-download.setup.ts';
import type { TicketDocumentDownloadMachineContext } from './ticket-document-download.types.ts';

/** A ticket as a document to keep (specification: The calls it makes, "PDF responses become object URLs"). */
export const ticketDocumentDownloadMachine = ticketDocumentDownloadSetup.createMachine({
  id: 'ticket-document-download',
  context: { id: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'setOrderId' } } },
    fetching: {
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: fetchDocumentInput,
        onDone: { target: 'saved', actions: { type: 'emitFetched', params: getActorOutput } },
        onError: 'failed',
      },
    },
    saved: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'setOrderId' } } },
    failed: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'setOrderId' } } },
  },
});

function fetchDocumentInput({ context }: { readonly context: TicketDocumentDownloadMachineContext }) {
  return context.id;
}
