import type { FlowLoader } from '#engine/flows/flow.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** The document of a ticket: once it is there the browser saves it. */
export function createTicketDownloadFlowLoader({
  commerce: { orders },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startTicketDocumentDownloadMachine: startTicketDocument } = await import(
      '#machines/tickets/ticket-document-download/ticket-document-download.start.ts'
    );
    return () => {
      const actor = startTicketDocument(async (id, signal) => String(await orders.print(id, { signal })));
      actor.on('ticket-document-download.fetched', ({ id, address }) =>
        save(page.window.document, address, `ticket-${id}.pdf`),
      );
      return actor;
    };
  };
}

function save(document: Document, address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the address once the click is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
