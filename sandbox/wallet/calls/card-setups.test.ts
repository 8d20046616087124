import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { type TestCardName, TestPayingCustomer } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';

const params = { method: 'cc', gatewayOrToken: 'stripe' };

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
beforeEach(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  payer = await TestPayingCustomer.create(sandbox);
});
afterEach(() => sandbox.close());

/** The status of a setup at Stripe, or the error code. */
async function fetchSetupStatus(secret: string, token?: string): Promise<unknown> {
  const { result, code } = await (await payer.callStripe('setups', secret, token)).json();
  return result?.status ?? code;
}

async function saved(token: string): Promise<unknown> {
  const { json } = await sandbox.fetch(calls.fundsCardAdd, { as: payer.as, params, body: { token } });
  const { result, code } = Object(json);
  return result?.gateway_key ?? code;
}

describe('a card of Stripe', () => {
  test('can be saved only after its setup at Stripe has succeeded', async () => {
    const token = await payer.cardToken('visa', 'stripe');
    const { status, answer } = await sandbox.sendRefused(calls.fundsCardAdd, { as: payer.as, params, body: { token } });
    expect([status, answer.code]).toEqual([422, 'setup_incomplete']);
    expect(await fetchSetupStatus(await payer.setup(), token)).toBe('succeeded');
    expect(await saved(token)).toBe('stripe');
  });

  test.each([
    ['approve', 'succeeded', 'stripe'],
    ['refuse', 'requires_payment_method', 'setup_incomplete'],
    ['abandon', 'requires_action', 'setup_incomplete'],
  ])(
    'that its bank challenges is saved only if the customer approves; decision %s',
    async (decision, status, outcome) => {
      const token = await payer.cardToken('challenge', 'stripe');
      const secret = await payer.setup();
      expect(await fetchSetupStatus(secret, token)).toBe('requires_action');
      await payer.decide(`/pay/stripe/authenticate/${secret}`, decision);
      expect([await fetchSetupStatus(secret), await saved(token)]).toEqual([status, outcome]);
    },
  );

  test('whose bank challenge fails, although the customer approves, is not saved', async () => {
    const token = await payer.cardToken('challengeFails', 'stripe');
    await payer.confirmSetup(token, 'approve');
    expect(await saved(token)).toBe('setup_incomplete');
  });

  test.each<[TestCardName, string]>([
    ['declined', 'card_declined'],
    ['expired', 'expired_card'],
  ])('that its bank refuses (%s) fails its setup and is not saved', async (card, code) => {
    const token = await payer.cardToken(card, 'stripe');
    expect([await fetchSetupStatus(await payer.setup(), token), await saved(token)]).toEqual([
      code,
      'setup_incomplete',
    ]);
  });

  test('is not saved when only another customer has completed its setup', async () => {
    const token = await payer.cardToken('visa', 'stripe');
    await (await TestPayingCustomer.create(sandbox)).confirmSetup(token);
    expect(await saved(token)).toBe('setup_incomplete');
  });
});

describe('a Stripe client secret', () => {
  test('expires after 15 minutes', async () => {
    const secret = await payer.setup();
    expect(await fetchSetupStatus(secret)).toBe('requires_payment_method');
    sandbox.moveTo('2026-03-04T01:15:00Z');
    payer = new TestPayingCustomer(sandbox, await sandbox.signIn(payer.as.customer));
    expect(await fetchSetupStatus(secret)).toBe('not_found');
  });

  test('of another brand, or an unknown one, is refused', async () => {
    const other = await TestPayingCustomer.create(sandbox, 'lantern');
    expect([await fetchSetupStatus(await other.setup()), await fetchSetupStatus('seti_1_secret_2')]).toEqual([
      'not_found',
      'not_found',
    ]);
  });

  test('is refused with an unknown card token or with a card of another gateway', async () => {
    const secret = await payer.setup();
    expect([
      await fetchSetupStatus(secret, 'tok_1'),
      await fetchSetupStatus(secret, await payer.cardToken('visa', 'eway')),
    ]).toEqual(['not_found', 'not_found']);
  });
});
