import type { ClientEvent } from '#schemas/generated/api/wire-types.gen.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { SandboxBrand } from '../../shop.ts';
import type { StoredCustomer } from './customer-store.ts';
import { customersMessages } from './customers.messages.gen.ts';

const TOPICS = ['tickets', 'results', 'payments', 'account', 'limits', 'other'] as const;

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
  const topic = TOPICS.find((known) => known === category);
  const body = [
    customer ? customersMessages.helloCustomer({ firstName: customer.firstName }) : customersMessages.hello(),
    topic === undefined
      ? customersMessages.messageReceived()
      : customersMessages.messageReceivedAbout({ topic: customersMessages.topicOfMessage({ topic }) }),
    ...(customer ? [`${customersMessages.youWrote()}\n${comment}`] : []),
    name,
  ].join('\n\n');
  return { siteKey, recipient: email, subject: customersMessages.hasYourMessage({ brand: name }), body, link: null };
}
