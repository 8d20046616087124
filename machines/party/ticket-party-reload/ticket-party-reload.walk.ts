import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { ticketPartyReloadMachine } from './ticket-party-reload.machine.ts';

export const ticketPartyReloadWalk = defineFlowWalk({
  id: 'ticket-party-reload',
  machine: ticketPartyReloadMachine,
  actors: ['fetchTicket'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'TICKET.MISSING' },
          { type: 'TICKET.RETRY', id: 'o-1' },
          ...listActorEvents(snapshot, 'fetchTicket', { outputs: [undefined], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
