import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { paymentResolutionMachine } from './payment-resolution.machine.ts';

export const paymentResolutionWalk = defineFlowWalk({
  id: 'payment-resolution',
  machine: paymentResolutionMachine,
  actors: ['fetchResolutions', 'retry'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'RESOLUTION.RETRY' },
          ...listActorEvents(snapshot, 'fetchResolutions', { outputs: [0, 1], errors: [new Error('offline')] }),
          ...listActorEvents(snapshot, 'retry', { outputs: [0, 1], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
        label: (event) => ('output' in event ? `${event.type} ${String(event.output)}` : event.type),
      },
    },
  ],
});
