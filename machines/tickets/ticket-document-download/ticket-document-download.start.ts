import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { ticketDocumentDownloadMachine } from './ticket-document-download.machine.ts';

/** `fetchDocument` answers with an address of the document. */
export function startTicketDocumentDownloadMachine(
  fetchDocument: (id: string, signal: AbortSignal) => Promise<string>,
): ActorRefFrom<typeof ticketDocumentDownloadMachine> {
  const machine = ticketDocumentDownloadMachine.provide({
    actors: { fetchDocument: fromPromise<string, string>(({ input, signal }) => fetchDocument(input, signal)) },
  });
  return createActor(machine).start();
}
