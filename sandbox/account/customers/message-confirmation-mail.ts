import supportMessages from '#schemas/forms/form-support-message.messages.json' with { type: 'json' };
import type { ClientEvent } from '#schemas/generated/api/wire-types.gen.ts';
import type { OutgoingMail } from '../../outbox/outbox.ts';
import type { SandboxBrand } from '../../shop.ts';
import type { StoredCustomer } from './customer-store.ts';

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
    customer ? `Hello ${customer.firstName},` : 'Hello,',
    `We have your message${topic === null ? '' : ` about “${topic}”`}. A person reads it, and answers by e-mail.`,
    ...(customer ? [`You wrote:\n${comment}`] : []),
    name,
  ].join('\n\n');
  return { siteKey, recipient: email, subject: `${name} has your message`, body, link: null };
}

function topicName(category: string | undefined): string | null {
  const topics = new Map(Object.entries(supportMessages));
  const message = topics.get(`topic.options.${category}`);
  return typeof message === 'object' ? message.text : null;
}
