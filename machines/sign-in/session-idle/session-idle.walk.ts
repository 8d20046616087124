import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { createSessionIdleMachine } from './session-idle.machine.ts';
import { sessionIdleDelays } from './session-idle.setup.ts';

const MINUTE = 60_000;
const NOW = Date.parse('2026-11-21T00:00:00Z');
const machine = createSessionIdleMachine(() => NOW);

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  const activity = (minutesAgo: number, elsewhere: boolean) =>
    ({ type: 'ACTIVITY', at: NOW - minutesAgo * MINUTE, elsewhere }) as EventObject;
  return [
    activity(29, false),
    activity(29, true),
    activity(30, true),
    { type: 'SESSION.KEEP' },
    { type: 'SESSION.END' },
    { type: 'SESSION.ENDED' },
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'signOut', { outputs: [undefined], errors: [new Error('offline')] }),
  ];
}

function options(minutesAgo: number): MachineWalkOptions<typeof machine> {
  return {
    input: { lastActivity: NOW - minutesAgo * MINUTE, idleAfter: 30 * MINUTE, warnFor: MINUTE },
    events,
    describe: ({ value, context }) => {
      const { lastActivity, secondsLeft } = context;
      return `${String(value)}[${(NOW - lastActivity) / MINUTE} minutes ago, ${secondsLeft} s left]`;
    },
    label: (event) => {
      const { type, at, elsewhere } = { at: null, elsewhere: false, ...event };
      return at === null ? type : `${type} ${(NOW - at) / MINUTE} minutes ago ${elsewhere ? 'elsewhere' : 'here'}`;
    },
  };
}

export const sessionIdleWalk = defineFlowWalk({
  id: 'session-idle',
  machine,
  actors: ['signOut'],
  delays: sessionIdleDelays,
  cases: [{ options: options(29) }],
});
