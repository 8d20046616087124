import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { partyAutosessionMachine } from './party-autosession.machine.ts';

export const partyAutosessionWalk = defineFlowWalk({
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
          ...listActorEvents(snapshot, 'setAutosession', { outputs: ['on'], errors: [new Error('offline')] }),
        ],
        describe: ({ value }) => String(value),
      },
    },
  ],
});
