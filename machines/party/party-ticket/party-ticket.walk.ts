import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { partyTicketReloadMachine } from './party-ticket.machine.ts';

export const partyTicketWalk = defineFlowWalk({
  id: 'party-ticket',
  machine: partyTicketReloadMachine,
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
