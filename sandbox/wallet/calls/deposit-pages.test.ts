import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { TestBuyingCustomer } from '../../testing/buying-customer.ts';
import {
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import { type TestCardName, TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';
import { gatewaysMessages } from '../gateways/gateways.messages.gen.ts';

setUpDepositTestShop();

describe('a 3-D Secure challenge', () => {
  async function challenged(card: TestCardName = 'challenge', gatewayKey: 'braintree' | 'stripe' = 'braintree') {
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard(card, gatewayKey);
    return payingCustomerOfCurrentTest.deposit(fundId, '30.00', {
      strong_customer_authentication: testBrowserAuthentication,
    });
  }

  test('holds the deposit until the customer approves, then posts only its state to the notification address of the shop', async () => {
    const { deposit_id: id, status, challenge, due_at: dueAt } = await challenged();
    expect([status, challenge, dueAt, payingCustomerOfCurrentTest.wallet]).toEqual([
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
    const page = await (await fetch(new URL(challenge?.url ?? '', depositTestSandbox.url))).text();
    expect(page).toContain(gatewaysMessages.asksFor({ brand: 'Harbour', amount: 3000 }));
    const notify = await (await payingCustomerOfCurrentTest.decide(challenge?.url, 'approve')).text();
    expect(notify).toContain(`action="https://harbour.example/3ds/notify?deposit=${id}"`);
    expect(notify).toContain(`name="state" value="${challenge?.state}"`);
    const after = await payingCustomerOfCurrentTest.depositById(id);
    expect([after.status, after.challenge, payingCustomerOfCurrentTest.wallet]).toEqual(['captured', null, 3000]);
  });

  test('of a Stripe card has a client secret instead of a page, which only a Stripe client token may use', async () => {
    const { challenge } = await challenged('challenge', 'stripe');
    const secret = challenge?.client_secret ?? '';
    expect([challenge?.type, challenge?.url, secret.includes('_secret_')]).toEqual(['stripe_challenge', null, true]);
    const framed = await fetch(`${depositTestSandbox.url}/pay/challenge/${challenge?.state}`);
    expect(framed.status).toBe(404);
    const clientToken = await payingCustomerOfCurrentTest.clientToken('stripe');
    const fetchIntentStatus = async (token: string, of: string) => {
      const response = await fetch(`${depositTestSandbox.url}/pay/stripe/intents`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://harbour.example' },
        body: JSON.stringify({ client_token: token, client_secret: of }),
      });
      const answer: { readonly result?: { readonly status: string } } = await response.json();
      return answer.result?.status ?? response.status;
    };
    expect(await fetchIntentStatus(clientToken, secret)).toBe('requires_action');
    expect(await fetchIntentStatus(clientToken, `pi_0_secret_${challenge?.state}`)).toBe(404);
    expect(await fetchIntentStatus(await payingCustomerOfCurrentTest.clientToken('braintree'), secret)).toBe(404);
    expect(await fetchIntentStatus('harbour.stripe.forged', secret)).toBe(401);
    await payingCustomerOfCurrentTest.decide(`/pay/stripe/authenticate/${secret}`, 'approve');
    expect([await fetchIntentStatus(clientToken, secret), payingCustomerOfCurrentTest.wallet]).toEqual([
      'succeeded',
      3000,
    ]);
  });

  test('is decided once: after approval, further presses of approve or refuse change nothing', async () => {
    const { deposit_id: id, challenge } = await challenged();
    await Promise.all(
      ['approve', 'approve', 'refuse'].map((decision) => payingCustomerOfCurrentTest.decide(challenge?.url, decision)),
    );
    await payingCustomerOfCurrentTest.decide(challenge?.url, 'refuse');
    expect([(await payingCustomerOfCurrentTest.depositById(id)).status, payingCustomerOfCurrentTest.wallet]).toEqual([
      'captured',
      3000,
    ]);
  });

  test.each<[TestCardName, string, string]>([
    ['challenge', 'refuse', 'authentication_failed'],
    ['challengeFails', 'approve', 'authentication_failed'],
  ])('with the test card %s and the decision %s fails the deposit', async (card, decision, code) => {
    const { deposit_id: id, challenge } = await challenged(card);
    await payingCustomerOfCurrentTest.decide(challenge?.url, decision);
    const { status, failure } = await payingCustomerOfCurrentTest.depositById(id);
    expect([status, failure?.code, payingCustomerOfCurrentTest.wallet]).toEqual(['failed', code, 0]);
  });

  test.each<[TestCardName, string]>([
    ['challenge', 'abandon'],
    ['challengeAbandoned', 'approve'],
  ])(
    'with the test card %s and the decision %s lapses after 15 minutes, which fails the deposit',
    async (card, decision) => {
      const { deposit_id: id, challenge } = await challenged(card);
      expect(await (await payingCustomerOfCurrentTest.decide(challenge?.url, decision)).text()).toContain(
        gatewaysMessages.closeWindow(),
      );
      await moveTestClockForPayer('2026-03-04T01:14:59Z');
      expect((await payingCustomerOfCurrentTest.depositById(id)).status).toBe('challenged');
      await moveTestClockForPayer('2026-03-04T01:15:00Z');
      const { status, failure } = await payingCustomerOfCurrentTest.depositById(id);
      expect([status, failure?.code]).toEqual(['failed', 'challenge_expired']);
      await payingCustomerOfCurrentTest.decide(challenge?.url, 'approve');
      expect(payingCustomerOfCurrentTest.wallet).toBe(0);
    },
  );

  test('is skipped for a frictionless card', async () => {
    const deposit = await challenged('frictionless');
    expect([deposit.status, deposit.challenge, payingCustomerOfCurrentTest.wallet]).toEqual(['captured', null, 3000]);
  });

  test('with an unknown state is not found when it is decided', async () => {
    expect((await payingCustomerOfCurrentTest.decide('/pay/challenge/guess', 'approve')).status).toBe(404);
  });

  test('once decided, posts only its state, without cookies, to the notification address that the deposit named', async () => {
    const received: [string, string | undefined][] = [];
    const server = createServer(async (request, response) => {
      received.push([await text(request), request.headers.cookie]);
      response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard('challenge');
    const { challenge } = await payingCustomerOfCurrentTest.deposit(fundId, '30.00', {
      strong_customer_authentication: {
        ...testBrowserAuthentication,
        notification_url: `http://127.0.0.1:${port}/3ds/notify`,
      },
    });
    const page = await (await payingCustomerOfCurrentTest.decide(challenge?.url, 'approve')).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const state = /name="state" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await fetch(action, { method: 'POST', body: new URLSearchParams({ state }) });
    server.close();
    expect(received).toEqual([[`state=${challenge?.state}`, undefined]]);
  });
});

describe('a deposit by PayPal', () => {
  const urls = {
    success_url: 'https://harbour.example/checkout/deposit/{deposit_id}/success',
    cancel_url: 'https://harbour.example/checkout/deposit/{deposit_id}/cancel',
  };

  test('sends the customer to the PayPal page, returns them to the shop after approval, and is captured once', async () => {
    const {
      deposit_id: id,
      status,
      redirect_url: page,
    } = await payingCustomerOfCurrentTest.deposit('pl', '15.00', urls);
    expect([status, page?.startsWith('/pay/paypal/'), payingCustomerOfCurrentTest.wallet]).toEqual([
      'created',
      true,
      0,
    ]);
    expect(await (await fetch(new URL(page ?? '', depositTestSandbox.url))).text()).toContain('Pay $15.00 to Harbour');
    const back = await payingCustomerOfCurrentTest.decide(page, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://harbour.example/checkout/deposit/${id}/success`,
    ]);
    expect([(await payingCustomerOfCurrentTest.depositById(id)).status, payingCustomerOfCurrentTest.wallet]).toEqual([
      'captured',
      1500,
    ]);
    expect((await payingCustomerOfCurrentTest.decide(page, 'refuse')).headers.get('location')).toContain('/success');
    expect(payingCustomerOfCurrentTest.wallet).toBe(1500);
  });

  test('fails when the customer cancels on the PayPal page', async () => {
    const { deposit_id: id, redirect_url: page } = await payingCustomerOfCurrentTest.deposit('pl', '15.00', urls);
    expect((await payingCustomerOfCurrentTest.decide(page, 'refuse')).headers.get('location')).toContain(
      `${id}/cancel`,
    );
    const { status, failure } = await payingCustomerOfCurrentTest.depositById(id);
    expect([status, failure?.code, payingCustomerOfCurrentTest.wallet]).toEqual(['failed', 'cancelled', 0]);
  });

  test('expires when the customer has not approved within an hour', async () => {
    const { deposit_id: id, redirect_url: page } = await payingCustomerOfCurrentTest.deposit('pl', '15.00');
    await moveTestClockForPayer('2026-03-04T02:00:00Z');
    expect((await payingCustomerOfCurrentTest.depositById(id)).failure?.code).toBe('payment_expired');
    expect(await (await payingCustomerOfCurrentTest.decide(page, 'approve')).text()).toContain(
      gatewaysMessages.backToShop(),
    );
    expect(payingCustomerOfCurrentTest.wallet).toBe(0);
  });

  test('that has expired is listed with the open deposits for a day or until another deposit', async () => {
    const listOpenDepositFailures = async () =>
      (await payingCustomerOfCurrentTest.openDeposits()).map(({ deposit_id: id, failure }) => [id, failure?.code]);
    const { deposit_id: id } = await payingCustomerOfCurrentTest.deposit('pl', '15.00');
    await moveTestClockForPayer('2026-03-04T02:00:00Z');
    expect(await listOpenDepositFailures()).toEqual([[id, 'payment_expired']]);
    await moveTestClockForPayer('2026-03-05T01:59:59Z');
    expect(await listOpenDepositFailures()).toEqual([[id, 'payment_expired']]);
    await moveTestClockForPayer('2026-03-05T02:00:00Z');
    expect(await listOpenDepositFailures()).toEqual([]);
    await payingCustomerOfCurrentTest.deposit('pl', '16.00');
    await moveTestClockForPayer('2026-03-05T03:00:00Z');
    expect(await listOpenDepositFailures()).toHaveLength(1);
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard();
    await payingCustomerOfCurrentTest.deposit(fundId, '20.00');
    expect(await listOpenDepositFailures()).toEqual([]);
  });

  test('that has expired is no longer listed with the open deposits after a purchase', async () => {
    const buyer = new TestBuyingCustomer(depositTestSandbox, { funds: 340 });
    await new TestPayingCustomer(depositTestSandbox, await depositTestSandbox.signIn(buyer.customer)).deposit(
      'pl',
      '15.00',
    );
    depositTestSandbox.moveTo('2026-03-04T02:00:00Z');
    const after = new TestPayingCustomer(depositTestSandbox, await depositTestSandbox.signIn(buyer.customer));
    expect(await after.openDeposits()).toHaveLength(1);
    await buyer.buy(testLotteryTicketItem);
    expect(await after.openDeposits()).toEqual([]);
  });

  test('from a saved PayPal account is captured at once', async () => {
    const client_token = await payingCustomerOfCurrentTest.clientToken('braintree');
    const token = await payingCustomerOfCurrentTest.vaultToken('paypal', { client_token, email: 'nova@quill.example' });
    const { result } = await depositTestSandbox.send(calls.fundsPlBraintree, {
      as: payingCustomerOfCurrentTest.as,
      body: { token },
    });
    expect([result.type, result.brand, result.email]).toEqual(['paypal', 'paypal', 'nova@******']);
    expect((await payingCustomerOfCurrentTest.deposit(result.customer_fund_id, '15.00')).status).toBe('captured');
  });
});
