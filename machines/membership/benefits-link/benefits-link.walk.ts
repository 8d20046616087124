import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { benefitsLinkMachine } from './benefits-link.machine.ts';

export const benefitsLinkWalk = defineFlowWalk({
  id: 'benefits-link',
  machine: benefitsLinkMachine,
  actors: ['fetchBenefitsUrl'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'BENEFITS.OPEN' },
          ...listActorEvents(snapshot, 'fetchBenefitsUrl', {
            outputs: ['https://benefits.example/sso'],
            errors: [new Error('offline')],
          }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
