import { actorEvents } from '../../_kit/testing/edges.ts';
import { flowWalk } from '../../_kit/testing/flow-walk.ts';
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
