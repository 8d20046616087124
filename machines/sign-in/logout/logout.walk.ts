import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { actorEvents } from '../../_kit/testing/edges.ts';
import { flowWalk } from '../../_kit/testing/flow-walk.ts';
import { logoutMachine } from './logout.machine.ts';

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'LOGOUT.BEGIN' },
    { type: 'LOGOUT.RETRY' },
    ...actorEvents(snapshot, 'logout', { outputs: [undefined], errors: [new Error('no')] }),
  ];
}

export const walk = flowWalk({
  id: 'logout',
  machine: logoutMachine,
  actors: ['logout'],
  delays: {},
  cases: [{ options: { input: undefined, events, describe: ({ value }) => String(value), label: ({ type }) => type } }],
});
