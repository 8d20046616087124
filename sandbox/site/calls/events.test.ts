import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventCreate } from '#schemas/generated/api/events.wire-calls.gen.ts';
import type { ClientEvent } from '#schemas/generated/api/wire-types.gen.ts';
import { customersMessages } from '../../account/customers/customers.messages.gen.ts';
import { TestSandbox, type TestSiteKey } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(() => sandbox.close());

function message(email: string, more: Partial<ClientEvent> = {}): ClientEvent {
  return {
    event_type: 'support_message_event',
    name: 'support_message',
    category: 'results',
    comment: 'Where is my prize?',
    email,
    ...more,
  };
}

function mailsTo(recipient: string, siteKey: TestSiteKey) {
  return sandbox.shop.outbox.listLatest(9, { siteKey, recipient }).map(({ subject, body }) => [subject, body]);
}

function stored() {
  const row = sandbox.shop.db.prepare('SELECT body FROM events ORDER BY created_at DESC, rowid DESC').get();
  return JSON.parse(String(row?.['body']));
}

describe('a message to the shop', () => {
  test('of a customer is stored with who wrote it, and confirmed with a copy by mail', async () => {
    const customer = sandbox.shop.customers.findByEmail('lantern', 'ada@lantern.example');
    if (!customer) throw new Error('there is no Ada');
    const as = await sandbox.signIn(customer);
    await sandbox.send(eventCreate, { as, body: message('ada@post.example') });
    expect(stored()).toMatchObject({ category: 'results', customer_id: customer.id });
    expect(mailsTo('ada@post.example', 'lantern')).toEqual([
      [
        customersMessages.hasYourMessage({ brand: 'Lantern' }),
        [
          customersMessages.helloCustomer({ firstName: customer.firstName }),
          customersMessages.messageReceivedAbout({ topic: 'Results and prizes' }),
          `${customersMessages.youWrote()}\nWhere is my prize?`,
          'Lantern',
        ].join('\n\n'),
      ],
    ]);
  });

  test('of an anonymous visitor is confirmed by mail without a copy, because any address may be typed', async () => {
    await sandbox.send(eventCreate, { site: 'sunnyside', body: message('nell@quirke.example', { category: 'spam' }) });
    expect(stored()).not.toHaveProperty('customer_id');
    expect(mailsTo('nell@quirke.example', 'sunnyside')).toEqual([
      [
        customersMessages.hasYourMessage({ brand: 'Sunnyside' }),
        `${customersMessages.hello()}\n\n${customersMessages.messageReceived()}\n\nSunnyside`,
      ],
    ]);
  });

  test('with an invalid e-mail address is refused, and not stored', async () => {
    const before = stored();
    const { status, answer } = await sandbox.sendRefused(eventCreate, {
      site: 'harbour',
      body: message('nell at home'),
    });
    expect([status, answer.errors]).toMatchObject([422, [{ code: 'invalid', target: 'email' }]]);
    expect(stored()).toEqual(before);
  });
});

test('feedback sends no mail', async () => {
  const feedback = message('mo@quirke.example', { event_type: 'feedback_event', name: 'feedback' });
  await sandbox.send(eventCreate, { site: 'harbour', body: feedback });
  expect(mailsTo('mo@quirke.example', 'harbour')).toEqual([]);
});
