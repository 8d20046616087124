import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import type { FeedbackMachine } from './feedback.flow.ts';
import { createFeedbackMachine } from './feedback.machine.ts';
import type { FeedbackInput, SubmittedFeedback } from './feedback.types.ts';

export interface FeedbackServices {
  readonly submit: (given: SubmittedFeedback, signal: AbortSignal) => Promise<unknown>;
  readonly newKey: () => string;
}

export function startFeedbackMachine(
  { submit, newKey }: FeedbackServices,
  input: FeedbackInput,
): ActorRefFrom<FeedbackMachine> {
  const actor = fromPromise<void, SubmittedFeedback>(async ({ input: given, signal }) => {
    await submit(given, signal);
  });
  return createActor(createFeedbackMachine(newKey).provide({ actors: { submitFeedback: actor } }), { input }).start();
}
