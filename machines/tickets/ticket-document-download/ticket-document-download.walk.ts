import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { ticketDocumentDownloadMachine } from './ticket-document-download.machine.ts';

export const ticketDocumentDownloadWalk = defineFlowWalk({
  id: 'ticket-document-download',
  machine: ticketDocumentDownloadMachine,
  actors: ['fetchDocument'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'DOCUMENT.FETCH', id: 'o-1' },
          { type: 'DOCUMENT.FETCH', id: 'o-2' },
          ...listActorEvents(snapshot, 'fetchDocument', { outputs: ['blob:ticket'], errors: [new Error('offline')] }),
        ],
        describe: ({ value, context: { id } }) => `${String(value)}${id === '' ? '' : ` of ${id}`}`,
        label: (event) => ('id' in event ? `${event.type} ${String(event.id)}` : event.type),
      },
    },
  ],
});
