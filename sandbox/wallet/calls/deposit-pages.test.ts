import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { BuyingCustomer } from '../../testing/buying-customer.ts';
import { moveClockForPayer, openDepositShop, payingCustomer, sandbox } from '../../testing/deposit-shop.ts';
import { browserAuthentication, PayingCustomer, type TestCardName } from '../../testing/paying-customer.ts';
import { lotteryTicketItem } from '../../testing/tickets.ts';

openDepositShop();

describe('a 3-D Secure challenge', () => {
  async function challenged(card: TestCardName = 'challenge', gatewayKey: 'braintree' | 'stripe' = 'braintree') {
    const { customer_fund_id: fundId } = await payingCustomer.saveCard(card, gatewayKey);
    return payingCustomer.deposit(fundId, '30.00', { strong_customer_authentication: browserAuthentication });
  }

  test('holds the deposit until the customer approves, then redirects with only the state', async () => {
    const { deposit_id: id, status, challenge, due_at: dueAt } = await challenged();
    expect([status, challenge, dueAt, payingCustomer.wallet]).toEqual([
      'challenged',
      {
        type: 'challenge',
        url: `/pay/challenge/${challenge?.state}`,
        state: challenge?.state,
        client_secret: null,
        window_size: 'Medium',
        expires_at: '2026-03-04T01:15:00.000Z',
      },
      null,
      0,
    ]);
    const page = await (await fetch(new URL(challenge?.url ?? '', sandbox.url))).text();
    expect(page).toContain('Harbour asks for $30.00.');
    const notify = await (await payingCustomer.decide(challenge?.url, 'approve')).text();
    expect(notify).toContain(`action="https://harbour.example/3ds/notify?deposit=${id}"`);
    expect(notify).toContain(`name="state" value="${challenge?.state}"`);
    const after = await payingCustomer.depositById(id);
    expect([after.status, after.challenge, payingCustomer.wallet]).toEqual(['captured', null, 3000]);
  });

  test('has another type with Stripe', async () => {
    const { challenge } = await challenged('challenge', 'stripe');
    const secret = challenge?.client_secret ?? '';
    expect([challenge?.type, challenge?.url, secret.includes('_secret_')]).toEqual(['stripe_challenge', null, true]);
    const framed = await fetch(`${sandbox.url}/pay/challenge/${challenge?.state}`);
    expect(framed.status).toBe(404);
    const clientToken = await payingCustomer.clientToken('stripe');
    const ask = async (token: string, of: string) => {
      const response = await fetch(`${sandbox.url}/pay/stripe/intents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://harbour.example' },
        body: JSON.stringify({ client_token: token, client_secret: of }),
      });
      const answer: { readonly result?: { readonly status: string } } = await response.json();
      return answer.result?.status ?? response.status;
    };
    expect(await ask(clientToken, secret)).toBe('requires_action');
    expect(await ask(clientToken, `pi_0_secret_${challenge?.state}`)).toBe(404);
    expect(await ask(await payingCustomer.clientToken('braintree'), secret)).toBe(404);
    expect(await ask('harbour.stripe.forged', secret)).toBe(401);
    await payingCustomer.decide(`/pay/stripe/authenticate/${secret}`, 'approve');
    expect([await ask(clientToken, secret), payingCustomer.wallet]).toEqual(['succeeded', 3000]);
  });

  test('is decided once, however often the button is pressed', async () => {
    const { deposit_id: id, challenge } = await challenged();
    await Promise.all(
      ['approve', 'approve', 'refuse'].map((decision) => payingCustomer.decide(challenge?.url, decision)),
    );
    await payingCustomer.decide(challenge?.url, 'refuse');
    expect([(await payingCustomer.depositById(id)).status, payingCustomer.wallet]).toEqual(['captured', 3000]);
  });

  test.each<[TestCardName, string, string]>([
    ['challenge', 'refuse', 'authentication_failed'],
    ['challengeFails', 'approve', 'authentication_failed'],
  ])('%s with %s fails the deposit', async (card, decision, code) => {
    const { deposit_id: id, challenge } = await challenged(card);
    await payingCustomer.decide(challenge?.url, decision);
    const { status, failure } = await payingCustomer.depositById(id);
    expect([status, failure?.code, payingCustomer.wallet]).toEqual(['failed', code, 0]);
  });

  test.each<[TestCardName, string]>([
    ['challenge', 'abandon'],
    ['challengeAbandoned', 'approve'],
  ])('%s with %s lapses after a quarter of an hour', async (card, decision) => {
    const { deposit_id: id, challenge } = await challenged(card);
    expect(await (await payingCustomer.decide(challenge?.url, decision)).text()).toContain(
      'You may close this window.',
    );
    await moveClockForPayer('2026-03-04T01:14:59Z');
    expect((await payingCustomer.depositById(id)).status).toBe('challenged');
    await moveClockForPayer('2026-03-04T01:15:00Z');
    const { status, failure } = await payingCustomer.depositById(id);
    expect([status, failure?.code]).toEqual(['failed', 'challenge_expired']);
    await payingCustomer.decide(challenge?.url, 'approve');
    expect(payingCustomer.wallet).toBe(0);
  });

  test('is skipped for a frictionless card', async () => {
    const deposit = await challenged('frictionless');
    expect([deposit.status, deposit.challenge, payingCustomer.wallet]).toEqual(['captured', null, 3000]);
  });

  test('an unknown state is not found', async () => {
    expect((await payingCustomer.decide('/pay/challenge/guess', 'approve')).status).toBe(404);
  });

  test('the notification reaches the shop without cookies', async () => {
    const received: [string, string | undefined][] = [];
    const server = createServer(async (request, response) => {
      received.push([await text(request), request.headers.cookie]);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { customer_fund_id: fundId } = await payingCustomer.saveCard('challenge');
    const { challenge } = await payingCustomer.deposit(fundId, '30.00', {
      strong_customer_authentication: {
        ...browserAuthentication,
        notification_url: `http://127.0.0.1:${port}/3ds/notify`,
      },
    });
    const page = await (await payingCustomer.decide(challenge?.url, 'approve')).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await fetch(action, { method: 'POST', body: new URLSearchParams({ state }) });
    server.close();
    expect(received).toEqual([[`state=${challenge?.state}`, undefined]]);
  });
});

describe('PayPal', () => {
  const urls = {
    success_url: 'https://harbour.example/checkout/deposit/{deposit_id}/success',
    cancel_url: 'https://harbour.example/checkout/deposit/{deposit_id}/cancel',
  };

  test('takes the customer to its page and back', async () => {
    const { deposit_id: id, status, redirect_url: page } = await payingCustomer.deposit('pl', '15.00', urls);
    expect([status, page?.startsWith('/pay/paypal/'), payingCustomer.wallet]).toEqual(['created', true, 0]);
    expect(await (await fetch(new URL(page ?? '', sandbox.url))).text()).toContain('Pay $15.00 to Harbour');
    const back = await payingCustomer.decide(page, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://harbour.example/checkout/deposit/${id}/success`,
    ]);
    expect([(await payingCustomer.depositById(id)).status, payingCustomer.wallet]).toEqual(['captured', 1500]);
    expect((await payingCustomer.decide(page, 'refuse')).headers.get('location')).toContain('/success');
    expect(payingCustomer.wallet).toBe(1500);
  });

  test('fails the deposit when the customer cancels', async () => {
    const { deposit_id: id, redirect_url: page } = await payingCustomer.deposit('pl', '15.00', urls);
    expect((await payingCustomer.decide(page, 'refuse')).headers.get('location')).toContain(`${id}/cancel`);
    const { status, failure } = await payingCustomer.depositById(id);
    expect([status, failure?.code, payingCustomer.wallet]).toEqual(['failed', 'cancelled', 0]);
  });

  test('expires after an hour', async () => {
    const { deposit_id: id, redirect_url: page } = await payingCustomer.deposit('pl', '15.00');
    await moveClockForPayer('2026-03-04T02:00:00Z');
    expect((await payingCustomer.depositById(id)).failure?.code).toBe('payment_expired');
    expect(await (await payingCustomer.decide(page, 'approve')).text()).toContain('You may go back to the shop.');
    expect(payingCustomer.wallet).toBe(0);
  });

  test('an expired payment is reported for a day or until another deposit', async () => {
    const told = async () =>
      (await payingCustomer.openDeposits()).map(({ deposit_id: id, failure }) => [id, failure?.code]);
    const { deposit_id: id } = await payingCustomer.deposit('pl', '15.00');
    await moveClockForPayer('2026-03-04T02:00:00Z');
    expect(await told()).toEqual([[id, 'payment_expired']]);
    await moveClockForPayer('2026-03-05T01:59:59Z');
    expect(await told()).toEqual([[id, 'payment_expired']]);
    await moveClockForPayer('2026-03-05T02:00:00Z');
    expect(await told()).toEqual([]);
    await payingCustomer.deposit('pl', '16.00');
    await moveClockForPayer('2026-03-05T03:00:00Z');
    expect(await told()).toHaveLength(1);
    const { customer_fund_id: fundId } = await payingCustomer.saveCard();
    await payingCustomer.deposit(fundId, '20.00');
    expect(await told()).toEqual([]);
  });

  test('an expired payment is no longer reported after a purchase', async () => {
    const buyer = new BuyingCustomer(sandbox, { funds: 340 });
    await new PayingCustomer(sandbox, await sandbox.signIn(buyer.customer)).deposit('pl', '15.00');
    sandbox.moveTo('2026-03-04T02:00:00Z');
    const after = new PayingCustomer(sandbox, await sandbox.signIn(buyer.customer));
    expect(await after.openDeposits()).toHaveLength(1);
    await buyer.buy(lotteryTicketItem);
    expect(await after.openDeposits()).toEqual([]);
  });

  test('a saved account pays at once', async () => {
    const client_token = await payingCustomer.clientToken('braintree');
    const token = await payingCustomer.vaultToken('paypal', { client_token, email: 'nova@quill.example' });
    const { result } = await sandbox.send(calls.fundsPlBraintree, { as: payingCustomer.as, body: { token } });
    expect([result.type, result.brand, result.email]).toEqual(['paypal', 'paypal', 'nova@******']);
    expect((await payingCustomer.deposit(result.customer_fund_id, '15.00')).status).toBe('captured');
  });
});
