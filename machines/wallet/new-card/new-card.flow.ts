import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { cardSavingMachine } from './new-card.machine.ts';
import type { CardSavingEvent } from './new-card.types.ts';

/** Saving a card without paying with it. */
export const cardSavingFlow: FlowRef<SnapshotFrom<typeof cardSavingMachine>, CardSavingEvent> = {
  id: 'new-card',
  scope: 'page',
};
