import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { twoFactorAdviceMachine } from './two-factor-advice.machine.ts';

export const twoFactorAdviceWalk = defineFlowWalk({
  id: 'two-factor-advice',
  machine: twoFactorAdviceMachine,
  actors: ['acknowledge'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'PROMPT.ACKNOWLEDGE' },
          ...listActorEvents(snapshot, 'acknowledge', { outputs: [undefined], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
