import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { ticketPartyRetryMachine } from './ticket-party-retry.machine.ts';

export const ticketPartyRetryWalk = defineFlowWalk({
  id: 'ticket-party-retry',
  machine: ticketPartyRetryMachine,
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
