import { actorEvents } from '../testing/edges.ts';
import { flowWalk } from '../testing/flow-walk.ts';
import { benefitsLinkMachine } from './benefits-link.machine.ts';

export const walk = flowWalk({
  id: 'benefits-link',
  machine: benefitsLinkMachine,
  actors: ['fetchAddress'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'BENEFITS.OPEN' },
          ...actorEvents(snapshot, 'fetchAddress', {
            outputs: ['https://benefits.example/sso'],
            errors: [new Error('offline')],
          }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
