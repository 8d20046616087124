import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as cartCalls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as identityCalls from '#schemas/generated/api/identity.wire-calls.gen.ts';
import * as transactionCalls from '#schemas/generated/api/transactions.wire-calls.gen.ts';
import { listShownTexts } from '../../scripts/pseudo-locales/shown-texts.ts';
import { createUntranslatedWordFinder } from '../../scripts/pseudo-locales/untranslated-words.ts';
import { TestBuyingCustomer } from '../testing/buying-customer.ts';
import { TestPayingCustomer, testBrowserAuthentication } from '../testing/paying-customer.ts';
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
  test('the error messages of a call are in the pseudo-locale', async () => {
    const body = { email: 'no address' };
    const { answer } = await sandbox.sendRefused(identityCalls.authCheckEmail, { body, ...inPseudo });
    expect(answer.errors.map(({ message }) => message)).toEqual(['[Plééáséé ééñtéér áá váálííð éémááíl áááððrééssss]']);
  });

  test('mails after signing up have no untranslated words except names', async () => {
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

  test('receipts, results and transactions have no untranslated words', async () => {
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

  test('pages of gateways and banks have no words but translated ones and data', async () => {
    const payer = await TestPayingCustomer.create(sandbox);
    const { customer_fund_id: cardId } = await payer.saveCard('challenge');
    const token = await payer.clientToken('braintree');
    const authentication = { strong_customer_authentication: testBrowserAuthentication };
    const approved = (await payer.deposit(cardId, '30.00', authentication)).challenge?.url ?? '';
    const abandoned = (await payer.deposit(cardId, '30.00', authentication)).challenge?.url ?? '';
    const decide = (body: string) => ({ method: 'POST', body: new URLSearchParams({ decision: body }) });
    const requests: readonly (readonly [path: string, init: RequestInit])[] = [
      [`/pay/card?client_token=${token}`, {}],
      [`/pay/wallet?client_token=${token}&method=ap&amount=30.00`, {}],
      [`/pay/wallet?client_token=${token}&method=gp&amount=30.00`, {}],
      [`/pay/paypal-account?client_token=${token}`, {}],
      [approved, {}],
      [approved, decide('approve')],
      [abandoned, decide('abandon')],
    ];
    const findUntranslatedWords = createUntranslatedWordFinder({
      values: ['Harbour', 'PayPal', 'Apple Pay', 'Google Pay'],
      pseudoLocale: 'en-XA',
    });
    for (const [path, init] of requests) {
      const response = await fetch(new URL(path, sandbox.url), { ...init, ...inPseudo });
      const shown = listShownTexts(await response.text()).map(({ text }) => text);
      expect([path, response.status, shown.length > 0]).toEqual([path, 200, true]);
      expect(shown.filter((text) => findUntranslatedWords(text).length > 0)).toEqual([]);
    }
  });
});
