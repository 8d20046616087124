import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { cardSavingMachine } from './card-saving.machine.ts';
import type { CardSavingEvent } from './card-saving.types.ts';

/** Saving a card without paying with it. */
export const cardSavingFlow: FlowRef<SnapshotFrom<typeof cardSavingMachine>, CardSavingEvent> = {
  id: 'card-saving',
  scope: 'page',
};
