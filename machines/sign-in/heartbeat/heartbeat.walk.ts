import type { EventObject } from 'xstate';
import { ApiError } from '#engine/api/api-error.ts';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { createHeartbeatMachine } from './heartbeat.machine.ts';
import { CUSTOMER_ACTIVITY_TIMEOUT_MS, heartbeatDelays } from './heartbeat.setup.ts';

const NOW = Date.parse('2026-11-21T00:00:00Z');
const machine = createHeartbeatMachine(() => NOW);

function options(lastActivity: number): MachineWalkOptions<typeof machine> {
  return {
    input: { lastActivity },
    events: (snapshot) => [
      { type: 'ACTIVITY', at: NOW } as EventObject,
      ...listDelayEvents(snapshot),
      ...listActorEvents(snapshot, 'sendHeartbeat', {
        outputs: [undefined],
        errors: [401, 503].map((status) => new ApiError('No.', { status })),
      }),
    ],
    describe: ({ value, context }) => `${String(value)}[${(NOW - context.lastActivity) / 1000} s ago]`,
    label: (event) =>
      'error' in event && event.error instanceof ApiError ? `${event.type} ${event.error.status}` : event.type,
  };
}

export const heartbeatWalk = defineFlowWalk({
  id: 'heartbeat',
  machine,
  actors: ['sendHeartbeat'],
  delays: heartbeatDelays,
  cases: [
    { options: options(NOW - CUSTOMER_ACTIVITY_TIMEOUT_MS + 1000) },
    { title: 'After a long while:', options: options(NOW - CUSTOMER_ACTIVITY_TIMEOUT_MS) },
  ],
});
