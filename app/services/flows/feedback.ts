import type { FlowLoader } from '#engine/flows/flow.ts';
import { API_VALUES_BY_FEEDBACK_RATING } from '#machines/site/feedback/feedback.types.ts';
import { collectClientInformationForFeedback } from './client-information.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Giving feedback (specification: Entities, "Feedback event"). */
export function createFeedbackFlowLoader({
  commerce: { events },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FlowLoader {
  return async () => {
    const { startFeedbackMachine } = await import('#machines/site/feedback/feedback.start.ts');
    return () =>
      startFeedbackMachine(
        {
          submit: ({ rating, comment, email, key: idempotencyKey }, signal) =>
            events.create(
              {
                eventType: 'feedback_event',
                name: 'feedback',
                category: 'general',
                variant: 'modal',
                rating: API_VALUES_BY_FEEDBACK_RATING[rating],
                source: page.path(),
                ...(comment !== null && { comment }),
                ...(email !== null && { email }),
                clientInformation: collectClientInformationForFeedback(page),
              },
              { signal, idempotencyKey },
            ),
          newKey: () => crypto.randomUUID(),
        },
        { isVisitor: page.customerId() === null },
      );
  };
}
