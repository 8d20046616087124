import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { createFeedbackMachine } from './feedback.machine.ts';
import type { FeedbackEvent } from './feedback.types.ts';

export type FeedbackMachine = ReturnType<typeof createFeedbackMachine>;

/** Giving feedback, over any page. */
export const feedbackFlow: FlowRef<SnapshotFrom<FeedbackMachine>, FeedbackEvent> = { id: 'feedback', scope: 'app' };
