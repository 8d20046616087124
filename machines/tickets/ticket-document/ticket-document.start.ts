import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { ticketDocumentMachine } from './ticket-document.machine.ts';

/** `fetchDocument` answers with an address of the document. */
export function startTicketDocument(
  fetchDocument: (id: string, signal: AbortSignal) => Promise<string>,
): ActorRefFrom<typeof ticketDocumentMachine> {
  const machine = ticketDocumentMachine.provide({
    actors: { fetchDocument: fromPromise<string, string>(({ input, signal }) => fetchDocument(input, signal)) },
  });
  return createActor(machine).start();
}
