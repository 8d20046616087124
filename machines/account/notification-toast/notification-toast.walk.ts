import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { notificationToastMachine } from './notification-toast.machine.ts';
import { notificationToastDelays } from './notification-toast.setup.ts';

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [{ type: 'TOAST.CLOSE' }, { type: 'TOAST.HOLD' }, { type: 'TOAST.RELEASE' }, ...listDelayEvents(snapshot)];
}

function options(isAutoDismissed: boolean): MachineWalkOptions<typeof notificationToastMachine> {
  return { input: { isAutoDismissed }, events, describe: ({ value }) => JSON.stringify(value).replaceAll('"', '') };
}

export const notificationToastWalk = defineFlowWalk({
  id: 'notification-toast',
  machine: notificationToastMachine,
  actors: [],
  delays: notificationToastDelays,
  cases: [{ options: options(true) }, { title: 'One that stays:', options: options(false) }],
});
