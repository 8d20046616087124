import { actorEvents } from '../../_kit/testing/edges.ts';
import { flowWalk } from '../../_kit/testing/flow-walk.ts';
import { partyAutosessionMachine } from './party-autosession.machine.ts';

export const walk = flowWalk({
  id: 'party-autosession',
  machine: partyAutosessionMachine,
  actors: ['setAutosession'],
  delays: {},
  cases: [
    {
      options: {
        input: undefined,
        events: (snapshot) => [
          { type: 'AUTOSESSION.SET', sessionId: 's-1', status: 'on' },
          ...actorEvents(snapshot, 'setAutosession', { outputs: ['on'], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
