import { randomUUID } from 'node:crypto';
import { DEFAULT_FORM_MESSAGES } from '#domain/forms/form-messages.ts';
import { isEmailAddress } from '#domain/forms/form-rules.ts';
import { eventCreate } from '#schemas/generated/api/events.wire-calls.gen.ts';
import { messageMail } from '../../account/customers/message-mail.ts';
import { refusal } from '../../http/api-fault.ts';
import { answerBody, type Route } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';

export function eventsRoutes(shop: Pick<Shop, 'db' | 'outbox'>): Route[] {
  return [
    answerBody(eventCreate, ({ brand, caller, now }, event) => {
      const customer = caller?.customer ?? null;
      const mail = messageMail(event, customer, brand);
      if (mail && !isEmailAddress(mail.recipient)) throw refusal('invalid', DEFAULT_FORM_MESSAGES.email, 'email');
      const id = randomUUID();
      const body = { ...event, ...(customer ? { customer_id: customer.id } : {}) };
      shop.db
        .prepare('INSERT INTO events (id, site_key, body, created_at) VALUES (?, ?, ?, ?)')
        .run(id, brand.siteKey, JSON.stringify(body), now);
      if (mail) shop.outbox.send(mail, now);
      return { result: { id } };
    }),
  ];
}
