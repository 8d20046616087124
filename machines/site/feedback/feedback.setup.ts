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
      createEvent: fromPromise<void, SubmittedFeedback>(() => Promise.reject(new Error('createEvent is not provided'))),
    },
    guards: {
      isRated: ({ context }) => context.rating !== null,
      isEmailWrong: ({ context: { isVisitor, email } }) =>
        isVisitor && email.trim() !== '' && !isEmailAddress(email.trim()),
    },
    actions: {
      rate: assign(({ event }) => (event.type === 'RATING.CHOOSE' ? { rating: event.rating } : {})),
      write: assign(({ event }) => (event.type === 'COMMENT.CHANGE' ? { comment: event.comment } : {})),
      address: assign(({ event }) =>
        event.type === 'EMAIL.CHANGE' ? { email: event.email, isEmailWrong: false } : {},
      ),
      pointOut: assign({ isEmailWrong: true }),
      name: assign(({ context }) => ({ key: context.key ?? newKey(), isEmailWrong: false })),
      reset: assign(emptyFeedbackFields),
    },
  });
}
