import { getActorError } from '../../_kit/params.ts';
import { createHeartbeatSetup, type HeartbeatMachineContext } from './heartbeat.setup.ts';

/**
 * The heartbeat (specification: States and transitions, "Auth"): every 60 s, while the customer has done something within
 * the last 600 s. One that does not come through is tried again at its next time.
 */
export function createHeartbeatMachine(clock: () => number) {
  return createHeartbeatSetup(clock).createMachine({
    id: 'heartbeat',
    context: startContext,
    initial: 'active',
    on: { ACTIVITY: { actions: 'setLastActivity' } },
    states: {
      active: {
        meta: { silent: true },
        after: { heartbeatInterval: [{ guard: 'isActive', target: 'sending' }, { target: 'inactive' }] },
      },
      sending: {
        meta: { silent: true },
        invoke: {
          id: 'sendHeartbeat',
          src: 'sendHeartbeat',
          onDone: 'active',
          onError: [
            { guard: { type: 'hasSessionEnded', params: getActorError }, target: 'ended' },
            { target: 'active' },
          ],
        },
      },
      inactive: {
        meta: { silent: true },
        on: { ACTIVITY: { target: 'sending', actions: 'setLastActivity' } },
      },
      ended: { meta: { silent: true }, entry: 'emitEnded' },
    },
  });
}

function startContext({ input }: { readonly input: HeartbeatMachineContext }): HeartbeatMachineContext {
  return input;
}
