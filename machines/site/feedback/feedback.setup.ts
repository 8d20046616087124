import { assign, fromPromise, setup } from 'xstate';
import { isEmailAddress } from '#domain/forms/form-rules.ts';
import type { FeedbackEvent, FeedbackInput, FeedbackMachineContext, SubmittedFeedback } from './feedback.types.ts';

const types = {} as {
  context: FeedbackMachineContext;
  events: FeedbackEvent;
  input: FeedbackInput;
  meta: { readonly silent?: boolean };
};

export const emptyFeedbackFields = { rating: null, comment: '', email: '', isEmailWrong: false, key: null };

export function createFeedbackSetup(newKey: () => string) {
  return setup({
    types,
    actors: {
      submitFeedback: fromPromise<void, SubmittedFeedback>(() =>
        Promise.reject(new Error('submitFeedback is not provided')),
      ),
    },
    guards: {
      hasRating: ({ context }) => context.rating !== null,
      isEmailInvalid: ({ context: { isVisitor, email } }) =>
        isVisitor && email.trim() !== '' && !isEmailAddress(email.trim()),
    },
    actions: {
      setRating: assign(({ event }) => (event.type === 'RATING.CHOOSE' ? { rating: event.rating } : {})),
      setComment: assign(({ event }) => (event.type === 'COMMENT.CHANGE' ? { comment: event.comment } : {})),
      setEmail: assign(({ event }) =>
        event.type === 'EMAIL.CHANGE' ? { email: event.email, isEmailWrong: false } : {},
      ),
      markEmailInvalid: assign({ isEmailWrong: true }),
      setIdempotencyKey: assign(({ context }) => ({ key: context.key ?? newKey(), isEmailWrong: false })),
      reset: assign(emptyFeedbackFields),
    },
  });
}
