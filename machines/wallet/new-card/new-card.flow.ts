import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { newCardMachine } from './new-card.machine.ts';
import type { NewCardEvent } from './new-card.types.ts';

/** Saving a card without paying with it. */
export const newCardFlow: FlowRef<SnapshotFrom<typeof newCardMachine>, NewCardEvent> = {
  id: 'new-card',
  scope: 'page',
};
