import { getActorOutput } from '../../_kit/params.ts';
import { ticketDocumentSetup } from './ticket-document.setup.ts';
import type { TicketDocumentContext } from './ticket-document.types.ts';

/** A ticket as a document to keep (specification: The calls it makes, "PDF responses become object URLs"). */
export const ticketDocumentMachine = ticketDocumentSetup.createMachine({
  id: 'ticket-document',
  context: { id: '' },
  initial: 'idle',
  states: {
    idle: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
    fetching: {
      invoke: {
        id: 'fetchDocument',
        src: 'fetchDocument',
        input: fetchDocumentInput,
        onDone: { target: 'saved', actions: { type: 'tellFetched', params: getActorOutput } },
        onError: 'failed',
      },
    },
    saved: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
    failed: { on: { 'DOCUMENT.FETCH': { target: 'fetching', actions: 'noteId' } } },
  },
});

function fetchDocumentInput({ context }: { readonly context: TicketDocumentContext }) {
  return context.id;
}
