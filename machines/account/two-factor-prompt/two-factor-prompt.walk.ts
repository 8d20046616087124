import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { twoFactorAdviceMachine } from './two-factor-prompt.machine.ts';

export const twoFactorAdviceWalk = defineFlowWalk({
  id: 'two-factor-prompt',
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
