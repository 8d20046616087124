import { actorEvents } from '../../_kit/testing/edges.ts';
import { flowWalk } from '../../_kit/testing/flow-walk.ts';
import { twoFactorPromptMachine } from './two-factor-prompt.machine.ts';

export const walk = flowWalk({
  id: 'two-factor-prompt',
  machine: twoFactorPromptMachine,
  actors: ['acknowledge'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'PROMPT.ACKNOWLEDGE' },
          ...actorEvents(snapshot, 'acknowledge', { outputs: [undefined], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
