import { createFeedbackSetup, emptyFeedbackFields } from './feedback.setup.ts';
import type { FeedbackInput, FeedbackMachineContext, SubmittedFeedback } from './feedback.types.ts';

/**
 * Giving feedback (specification: States and transitions, "Feedback modal": steps comment then complete; "Event creation"). It
 * is complete only when the event is created. A retry after a failure uses the same key, so that nothing is counted twice.
 * Closing resets step and fields.
 */
export function createFeedbackMachine(newKey: () => string) {
  return createFeedbackSetup(newKey).createMachine({
    id: 'feedback',
    context: startContext,
    initial: 'closed',
    states: {
      closed: { meta: { silent: true }, on: { 'FLOW.OPEN': 'comment' } },
      comment: {
        initial: 'cleared',
        states: {
          cleared: { on: filling() },
          creating: {
            invoke: {
              id: 'submitFeedback',
              src: 'submitFeedback',
              input: submitFeedbackInput,
              onDone: '#feedback.complete',
              onError: 'failure',
            },
          },
          failure: { on: filling() },
        },
        on: { 'FEEDBACK.CLOSE': { target: 'closed', actions: 'reset' } },
      },
      complete: { on: { 'FEEDBACK.CLOSE': { target: 'closed', actions: 'reset' } } },
    },
  });
}

function startContext({ input }: { readonly input: FeedbackInput }): FeedbackMachineContext {
  return { ...input, ...emptyFeedbackFields };
}

/** Transitions of the form; it is not sent until a rating is chosen. */
function filling() {
  return {
    'RATING.CHOOSE': { actions: 'setRating' },
    'COMMENT.CHANGE': { actions: 'setComment' },
    'EMAIL.CHANGE': { actions: 'setEmail' },
    'FEEDBACK.SUBMIT': [
      { guard: 'isEmailInvalid', actions: 'markEmailInvalid' },
      { guard: 'hasRating', target: 'creating', actions: 'setIdempotencyKey' },
    ],
  } as const;
}

function submitFeedbackInput({
  context: { rating, comment, email, key, isVisitor },
}: {
  readonly context: FeedbackMachineContext;
}): SubmittedFeedback {
  if (rating === null || key === null) throw new Error('there is no feedback');
  return { rating, comment: comment.trim() || null, email: (isVisitor && email.trim()) || null, key };
}
