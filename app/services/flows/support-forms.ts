import type { FormSubmitHandlers } from '../form-flows.ts';
import { collectClientInformationForFeedback } from './client-information.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';

/** Wording of the specification: The error catalogue, "Toasts". */
const THANKS = 'Thank you!';
const FAILED = 'We could not send your message. Please try again.';

/** A message to the people of the shop is an event like feedback (specification: The calls it makes, "feedback and events"). */
export function createSupportFormSubmitHandlers({
  commerce: { events },
  page,
}: Pick<FlowLoaderDependencies, 'page' | 'commerce'>): FormSubmitHandlers {
  return {
    async 'support-message'({ topic, email, message }, options) {
      try {
        await events.create(
          {
            eventType: 'support_message_event',
            name: 'support_message',
            category: topic,
            variant: 'form',
            source: page.path(),
            comment: message,
            email,
            clientInformation: collectClientInformationForFeedback(page),
          },
          options,
        );
      } catch (error) {
        page.toast({ message: FAILED, level: 'error' });
        throw error;
      }
      page.toast({ title: THANKS, message: 'We have your message, and answer by e-mail.', level: 'success' });
    },
  };
}
