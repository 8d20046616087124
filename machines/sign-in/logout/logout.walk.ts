import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { logoutMachine } from './logout.machine.ts';

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'LOGOUT.BEGIN' },
    { type: 'LOGOUT.RETRY' },
    ...listActorEvents(snapshot, 'logout', { outputs: [undefined], errors: [new Error('no')] }),
  ];
}

export const logoutWalk = defineFlowWalk({
  id: 'logout',
  machine: logoutMachine,
  actors: ['logout'],
  delays: {},
  cases: [{ options: { input: undefined, events, describe: ({ value }) => String(value), label: ({ type }) => type } }],
});
