import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { Buyer } from '../../testing/buyer.ts';
import { movePayerTo, openDepositShop, payer, sandbox } from '../../testing/deposit-shop.ts';
import { browser, Payer, type TestCard } from '../../testing/paying.ts';
import { ticket } from '../../testing/tickets.ts';

openDepositShop();

describe('a challenge of the bank', () => {
  async function challenged(card: TestCard = 'challenge', gatewayKey: 'braintree' | 'stripe' = 'braintree') {
    const { customer_fund_id: fundId } = await payer.saveCard(card, gatewayKey);
    return payer.deposit(fundId, '30.00', { strong_customer_authentication: browser });
  }

  test('holds the deposit until the customer approves, and then sends the browser on with the state alone', async () => {
    const { deposit_id: id, status, challenge, due_at: dueAt } = await challenged();
    expect([status, challenge, dueAt, payer.wallet]).toEqual([
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
    const notify = await (await payer.decide(challenge?.url, 'approve')).text();
    expect(notify).toContain(`action="https://harbour.example/3ds/notify?deposit=${id}"`);
    expect(notify).toContain(`name="state" value="${challenge?.state}"`);
    const after = await payer.depositById(id);
    expect([after.status, after.challenge, payer.wallet]).toEqual(['captured', null, 3000]);
  });

  test('is of another type at Stripe', async () => {
    const { challenge } = await challenged('challenge', 'stripe');
    const secret = challenge?.client_secret ?? '';
    expect([challenge?.type, challenge?.url, secret.includes('_secret_')]).toEqual(['stripe_challenge', null, true]);
    const framed = await fetch(`${sandbox.url}/pay/challenge/${challenge?.state}`);
    expect(framed.status).toBe(404);
    const clientToken = await payer.clientToken('stripe');
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
    expect(await ask(await payer.clientToken('braintree'), secret)).toBe(404);
    expect(await ask('harbour.stripe.forged', secret)).toBe(401);
    await payer.decide(`/pay/stripe/authenticate/${secret}`, 'approve');
    expect([await ask(clientToken, secret), payer.wallet]).toEqual(['succeeded', 3000]);
  });

  test('counts once, however often the button is pressed', async () => {
    const { deposit_id: id, challenge } = await challenged();
    await Promise.all(['approve', 'approve', 'refuse'].map((decision) => payer.decide(challenge?.url, decision)));
    await payer.decide(challenge?.url, 'refuse');
    expect([(await payer.depositById(id)).status, payer.wallet]).toEqual(['captured', 3000]);
  });

  test.each<[TestCard, string, string]>([
    ['challenge', 'refuse', 'authentication_failed'],
    ['challengeFails', 'approve', 'authentication_failed'],
  ])('%s with %s fails the deposit', async (card, decision, code) => {
    const { deposit_id: id, challenge } = await challenged(card);
    await payer.decide(challenge?.url, decision);
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', code, 0]);
  });

  test.each<[TestCard, string]>([
    ['challenge', 'abandon'],
    ['challengeAbandoned', 'approve'],
  ])('%s with %s lapses after a quarter of an hour', async (card, decision) => {
    const { deposit_id: id, challenge } = await challenged(card);
    expect(await (await payer.decide(challenge?.url, decision)).text()).toContain('You may close this window.');
    await movePayerTo('2026-03-04T01:14:59Z');
    expect((await payer.depositById(id)).status).toBe('challenged');
    await movePayerTo('2026-03-04T01:15:00Z');
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code]).toEqual(['failed', 'challenge_expired']);
    await payer.decide(challenge?.url, 'approve');
    expect(payer.wallet).toBe(0);
  });

  test('is not asked of a frictionless card', async () => {
    const deposit = await challenged('frictionless');
    expect([deposit.status, deposit.challenge, payer.wallet]).toEqual(['captured', null, 3000]);
  });

  test('a state that nobody was given leads nowhere', async () => {
    expect((await payer.decide('/pay/challenge/guess', 'approve')).status).toBe(404);
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
    const { customer_fund_id: fundId } = await payer.saveCard('challenge');
    const { challenge } = await payer.deposit(fundId, '30.00', {
      strong_customer_authentication: { ...browser, notification_url: `http://127.0.0.1:${port}/3ds/notify` },
    });
    const page = await (await payer.decide(challenge?.url, 'approve')).text();
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
    const { deposit_id: id, status, redirect_url: page } = await payer.deposit('pl', '15.00', urls);
    expect([status, page?.startsWith('/pay/paypal/'), payer.wallet]).toEqual(['created', true, 0]);
    expect(await (await fetch(new URL(page ?? '', sandbox.url))).text()).toContain('Pay $15.00 to Harbour');
    const back = await payer.decide(page, 'approve');
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `https://harbour.example/checkout/deposit/${id}/success`,
    ]);
    expect([(await payer.depositById(id)).status, payer.wallet]).toEqual(['captured', 1500]);
    expect((await payer.decide(page, 'refuse')).headers.get('location')).toContain('/success');
    expect(payer.wallet).toBe(1500);
  });

  test('can be cancelled', async () => {
    const { deposit_id: id, redirect_url: page } = await payer.deposit('pl', '15.00', urls);
    expect((await payer.decide(page, 'refuse')).headers.get('location')).toContain(`${id}/cancel`);
    const { status, failure } = await payer.depositById(id);
    expect([status, failure?.code, payer.wallet]).toEqual(['failed', 'cancelled', 0]);
  });

  test('waits for an hour', async () => {
    const { deposit_id: id, redirect_url: page } = await payer.deposit('pl', '15.00');
    await movePayerTo('2026-03-04T02:00:00Z');
    expect((await payer.depositById(id)).failure?.code).toBe('payment_expired');
    expect(await (await payer.decide(page, 'approve')).text()).toContain('You may go back to the shop.');
    expect(payer.wallet).toBe(0);
  });

  test('is told for a day to have waited in vain, until something else is paid', async () => {
    const told = async () => (await payer.openDeposits()).map(({ deposit_id: id, failure }) => [id, failure?.code]);
    const { deposit_id: id } = await payer.deposit('pl', '15.00');
    await movePayerTo('2026-03-04T02:00:00Z');
    expect(await told()).toEqual([[id, 'payment_expired']]);
    await movePayerTo('2026-03-05T01:59:59Z');
    expect(await told()).toEqual([[id, 'payment_expired']]);
    await movePayerTo('2026-03-05T02:00:00Z');
    expect(await told()).toEqual([]);
    await payer.deposit('pl', '16.00');
    await movePayerTo('2026-03-05T03:00:00Z');
    expect(await told()).toHaveLength(1);
    const { customer_fund_id: fundId } = await payer.saveCard();
    await payer.deposit(fundId, '20.00');
    expect(await told()).toEqual([]);
  });

  test('that waited in vain is not told once something was bought', async () => {
    const buyer = new Buyer(sandbox, { funds: 340 });
    await new Payer(sandbox, await sandbox.signIn(buyer.customer)).deposit('pl', '15.00');
    sandbox.moveTo('2026-03-04T02:00:00Z');
    const after = new Payer(sandbox, await sandbox.signIn(buyer.customer));
    expect(await after.openDeposits()).toHaveLength(1);
    await buyer.buy(ticket);
    expect(await after.openDeposits()).toEqual([]);
  });

  test('a saved account pays at once', async () => {
    const client_token = await payer.clientToken('braintree');
    const token = await payer.vaultToken('paypal', { client_token, email: 'nova@quill.example' });
    const { result } = await sandbox.send(calls.fundsPlBraintree, { as: payer.as, body: { token } });
    expect([result.type, result.brand, result.email]).toEqual(['paypal', 'paypal', 'nova@******']);
    expect((await payer.deposit(result.customer_fund_id, '15.00')).status).toBe('captured');
  });
});
