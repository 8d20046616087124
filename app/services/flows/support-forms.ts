import type { FormSubmitHandlers } from '../form-flows.ts';
import { collectClientInformationForFeedback } from './client-information.ts';
import type { FlowLoaderDependencies } from './flow-context.ts';
import { supportToastsMessages } from './support-toasts.messages.gen.ts';

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
        page.toast({ message: page.messages(supportToastsMessages).failed(), level: 'error' });
        throw error;
      }
      const { thanks, sent } = page.messages(supportToastsMessages);
      page.toast({ title: thanks(), message: sent(), level: 'success' });
    },
  };
}
