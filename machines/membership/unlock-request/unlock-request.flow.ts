import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { unlockRequestMachine } from './unlock-request.machine.ts';
import type { UnlockRequestEvent } from './unlock-request.types.ts';

/** The entries that are unlocked on a page. */
export const unlockRequestFlow: FlowRef<SnapshotFrom<typeof unlockRequestMachine>, UnlockRequestEvent> = {
  id: 'unlock-request',
  scope: 'page',
};
