import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as cartCalls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as identityCalls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as transactionCalls from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../testing/buying-customer.ts';
import { testSaturdayTicketItem } from '../testing/recurring-shop.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

const inPseudo = { headers: { 'accept-language': 'en-XA' } };

/** Letters outside the brackets of messages, and names, which are data. */
function findForeignLetters(text: string, data: readonly string[] = []): string {
  const outside = text.replaceAll(/\[[^\]]*\]/g, '');
  return data.reduce((left, name) => left.replaceAll(name, ''), outside).replaceAll(/[^\p{L}]/gu, '');
}

function listMailsTo(recipient: string) {
  return sandbox.shop.outbox.listLatest(50, { siteKey: null, recipient });
}

describe('in en-XA', () => {
  test('errors of a call are messages', async () => {
    const body = { email: 'no address' };
    const { answer } = await sandbox.sendRefused(identityCalls.authCheckEmail, { body, ...inPseudo });
    expect(answer.errors.map(({ message }) => message)).toEqual(['[Plééáséé ééñtéér áá váálííð éémááíl áááððrééssss]']);
  });

  test('mails after signing up have no letters outside of messages but names', async () => {
    const email = 'pseudo@mail.example';
    const body = {
      email,
      password: 'tall-copper-kettle',
      firstname: 'Nova',
      lastname: 'Quill',
      date_of_birth: '2000-03-04',
      state: 'WA',
      terms_accepted: true,
      metadata: { platform: 'Web' },
    } as const;
    await sandbox.send(identityCalls.authSignup, { body, ...inPseudo });
    await sandbox.send(identityCalls.passwordForgot, { body: { email } });
    const mails = listMailsTo(email);
    expect(mails).toHaveLength(2);
    for (const { subject, body: text } of mails)
      expect(findForeignLetters(`${subject}\n${text}`, ['Harbour'])).toBe('');
  });

  test('receipts, results and transactions have no letters outside of messages', async () => {
    const buyer = new TestBuyingCustomer(sandbox, { funds: 10_000 });
    await sandbox.send(cartCalls.cartItemsList, { ...(await buyer.as()), ...inPseudo });
    await buyer.buy(testSaturdayTicketItem);
    sandbox.moveTo('2026-03-08T12:00:00Z');
    const { result } = await sandbox.send(transactionCalls.transactionsList, { ...(await buyer.as()), ...inPseudo });
    const mails = listMailsTo(buyer.customer.email);
    expect(mails.length).toBeGreaterThanOrEqual(2);
    for (const { subject, body } of mails) expect(findForeignLetters(`${subject}\n${body}`)).toBe('');
    for (const { description } of result) expect(findForeignLetters(description)).toBe('');
  });
});
