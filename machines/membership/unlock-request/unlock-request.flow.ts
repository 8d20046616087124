import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { giveawayUnlockMachine } from './unlock-request.machine.ts';
import type { GiveawayUnlockEvent } from './unlock-request.types.ts';

/** The entries that are unlocked on a page. */
export const giveawayUnlockFlow: FlowRef<SnapshotFrom<typeof giveawayUnlockMachine>, GiveawayUnlockEvent> = {
  id: 'unlock-request',
  scope: 'page',
};
