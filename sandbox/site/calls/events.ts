import { randomUUID } from 'node:crypto';
import { isEmailAddress } from '#domain/forms/form-rules.ts';
import { eventCreate } from '#schemas/generated/api/events.wire-calls.gen.ts';
import { createSupportMessageReceivedMail } from '../../account/customers/message-confirmation-mail.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import { defineSandboxBodyRoute, type SandboxCallRoute } from '../../http/call-route.ts';
import { formatFormMessage } from '../../messages/form-message.ts';
import type { SandboxShop } from '../../shop.ts';

export function createSandboxEventsRoutes(shop: Pick<SandboxShop, 'db' | 'outbox'>): SandboxCallRoute[] {
  return [
    defineSandboxBodyRoute(eventCreate, ({ brand, caller, now }, event) => {
      const customer = caller?.customer ?? null;
      const mail = createSupportMessageReceivedMail(event, customer, brand);
      if (mail && !isEmailAddress(mail.recipient))
        throw createRefusalFault('invalid', formatFormMessage('email'), 'email');
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
