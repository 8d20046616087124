import { actorEvents } from '../../_kit/testing/edges.ts';
import { flowWalk } from '../../_kit/testing/flow-walk.ts';
import { paymentResolutionMachine } from './payment-resolution.machine.ts';

export const walk = flowWalk({
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
          ...actorEvents(snapshot, 'fetchResolutions', { outputs: [0, 1], errors: [new Error('offline')] }),
          ...actorEvents(snapshot, 'retry', { outputs: [0, 1], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
        label: (event) => ('output' in event ? `${event.type} ${String(event.output)}` : event.type),
      },
    },
  ],
});
