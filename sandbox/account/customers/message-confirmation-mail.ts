import supportMessages from '#schemas/forms/form-support-message.messages.json' with { type: 'json' };
import type { ClientEvent } from '#schemas/generated/api/wire-types.gen.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { SandboxBrand } from '../../shop.ts';
import type { StoredCustomer } from './customer-store.ts';
import { customersMessages } from './customers.messages.gen.ts';

/**
 * Confirms a support message; null for other events or without a reply address. Only signed-in customers get a copy of
 * their text: otherwise anybody could send text to any address.
 */
export function createSupportMessageReceivedMail(
  { event_type: type, category, comment = '', email }: ClientEvent,
  customer: StoredCustomer | null,
  { siteKey, catalogue }: SandboxBrand,
): OutgoingMail | null {
  if (type !== 'support_message_event' || !email) return null;
  const { name } = catalogue.branding;
  const topic = topicName(category);
  const body = [
    customer ? customersMessages.helloCustomer({ firstName: customer.firstName }) : customersMessages.hello(),
    topic === null ? customersMessages.messageReceived() : customersMessages.messageReceivedAbout({ topic }),
    ...(customer ? [`${customersMessages.youWrote()}\n${comment}`] : []),
    name,
  ].join('\n\n');
  return { siteKey, recipient: email, subject: customersMessages.hasYourMessage({ brand: name }), body, link: null };
}

function topicName(category: string | undefined): string | null {
  const topics = new Map(Object.entries(supportMessages));
  const message = topics.get(`topic.options.${category}`);
  return typeof message === 'object' ? message.text : null;
}
