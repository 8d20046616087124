import type { SnapshotFrom } from 'xstate';
import type { FeedbackMachine } from './feedback.flow.ts';
import type { FeedbackMachineContext } from './feedback.types.ts';

export interface FeedbackView extends FeedbackMachineContext {
  readonly step: 'closed' | 'comment' | 'complete';
  readonly isSubmitting: boolean;
  readonly hasFailed: boolean;
  readonly maySubmit: boolean;
}

export function feedbackView(snapshot: SnapshotFrom<FeedbackMachine>): FeedbackView {
  const { value, context } = snapshot;
  const isSubmitting = snapshot.matches({ comment: 'creating' });
  return {
    ...context,
    step: typeof value === 'string' ? value : 'comment',
    isSubmitting,
    hasFailed: snapshot.matches({ comment: 'failure' }),
    maySubmit: context.rating !== null && !isSubmitting,
  };
}
