import { assign, fromPromise, setup } from 'xstate';
import { isEmailAddress } from '#domain/forms/form-rules.ts';
import type { FeedbackContext, FeedbackEvent, FeedbackGiven, FeedbackInput } from './feedback.types.ts';

const types = {} as {
  context: FeedbackContext;
  events: FeedbackEvent;
  input: FeedbackInput;
  meta: { readonly silent?: boolean };
};

const untouched = { rating: null, comment: '', email: '', isEmailWrong: false, key: null };

/**
 * Giving feedback (specification: States and transitions, "Feedback modal": steps comment then complete; "Event creation").
 * It is complete only when the event has gone from being created to success. A failed one is told again under the same key, so that
 * nothing is counted twice. Closing resets step and fields.
 */
export function createFeedbackMachine(newKey: () => string) {
  return setup({
    types,
    actors: {
      createEvent: fromPromise<void, FeedbackGiven>(() => Promise.reject(new Error('createEvent is not provided'))),
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
      reset: assign(untouched),
    },
  }).createMachine({
    id: 'feedback',
    context: ({ input }) => ({ ...input, ...untouched }),
    initial: 'closed',
    states: {
      closed: { meta: { silent: true }, on: { 'FLOW.OPEN': 'comment' } },
      comment: {
        initial: 'cleared',
        states: {
          cleared: { on: filling() },
          creating: {
            invoke: {
              id: 'createEvent',
              src: 'createEvent',
              input: ({ context }) => givenOf(context),
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

/** What can be done with the form; it is not sent until a rating is chosen. */
function filling() {
  return {
    'RATING.CHOOSE': { actions: 'rate' },
    'COMMENT.CHANGE': { actions: 'write' },
    'EMAIL.CHANGE': { actions: 'address' },
    'FEEDBACK.SUBMIT': [
      { guard: 'isEmailWrong', actions: 'pointOut' },
      { guard: 'isRated', target: 'creating', actions: 'name' },
    ],
  } as const;
}

function givenOf({ rating, comment, email, key, isVisitor }: FeedbackContext): FeedbackGiven {
  if (rating === null || key === null) throw new Error('there is no feedback');
  return { rating, comment: comment.trim() || null, email: (isVisitor && email.trim()) || null, key };
}
