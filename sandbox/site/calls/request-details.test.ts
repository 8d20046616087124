import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cartItemsAdd } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { fundsDepositCreateWithCode } from '#schemas/generated/api/funds-with-code.wire-calls.gen.ts';
import { cartPartnerPurchase } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import { TestPayingCustomer, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { testLotteryTicketItem } from '../../testing/tickets.ts';

let sandbox: TestSandbox;
let payer: TestPayingCustomer;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-02-02T09:00:00Z');
});
beforeEach(async () => {
  payer = await TestPayingCustomer.create(sandbox);
});
afterAll(() => sandbox.close());

async function collect(gatewayKey: 'braintree' | 'eway'): Promise<string> {
  const response = await payer.vault('devices', { client_token: await payer.clientToken(gatewayKey) });
  const answer: { readonly result: { readonly device_data: string } } = await response.json();
  return answer.result.device_data;
}

async function details(kind: 'deposits' | 'funds') {
  const page: Readonly<Record<string, { readonly customer_id: string; readonly device_data: unknown }[]>> = await (
    await fetch(`${sandbox.url}/_request-details.json`)
  ).json();
  return page[kind]?.filter(({ customer_id: customer }) => customer === payer.customerId);
}

describe('device data', () => {
  test('from the gateway’s script is stored with the deposit, beside the metadata of that deposit', async () => {
    const fund = await payer.saveCard();
    const deviceData = await collect('braintree');
    const more = { device_data: deviceData, metadata: { platform: 'Web', utm_source: 'news' } };
    await payer.deposit(fund.customer_fund_id, '20', more);
    expect(await details('deposits')).toMatchObject([
      { gateway_key: 'braintree', metadata: more.metadata, device_data: JSON.parse(deviceData) },
    ]);
    const page = await (await fetch(`${sandbox.url}/_request-details`)).text();
    expect(page).toContain(JSON.parse(deviceData).correlation_id);
  });

  test('is stored with a saved card', async () => {
    const deviceData = await collect('braintree');
    const token = await payer.cardToken('visa');
    const params = { method: 'cc', gatewayOrToken: 'braintree' };
    await sandbox.send(calls.fundsCardAdd, { as: payer.as, params, body: { token, device_data: deviceData } });
    expect(await details('funds')).toMatchObject([{ device_data: JSON.parse(deviceData) }]);
  });

  test.each([
    ['is no JSON', async () => 'x'],
    ['is made up', async () => '{"correlation_id":"1","proof":"2"}'],
    ['is of another gateway', () => collect('eway')],
  ])('is refused with a deposit when it %s', async (_, given) => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const { status, answer } = await sandbox.sendRefused(calls.fundsDepositCreate, {
      as: payer.as,
      params: { fundId },
      body: { amount: '20', device_data: await given() },
    });
    expect([status, answer.code, await details('deposits')]).toEqual([422, 'device_data_invalid', []]);
  });

  describe('that is not from the gateway’s script is refused', () => {
    const forged = { device_data: 'x' };
    const refusalOf = async (
      pendingAnswer: Promise<{ readonly status: number; readonly answer: { readonly code: string | null } }>,
    ) => {
      const { status, answer } = await pendingAnswer;
      return [status, answer.code];
    };
    const refused = [422, 'device_data_invalid'];

    test('when saving a card or a PayPal account', async () => {
      const params = { method: 'cc', gatewayOrToken: 'braintree' };
      const card = { token: await payer.cardToken('visa'), ...forged };
      const client_token = await payer.clientToken('braintree');
      const account = {
        token: await payer.vaultToken('paypal', { client_token, email: 'nova@quill.example' }),
        ...forged,
      };
      const answers = [
        await refusalOf(sandbox.sendRefused(calls.fundsCardAdd, { as: payer.as, params, body: card })),
        await refusalOf(sandbox.sendRefused(calls.fundsPlBraintree, { as: payer.as, body: account })),
      ];
      expect([...answers, await details('funds')]).toEqual([refused, refused, []]);
    });

    test('with a deposit by security code or from a device wallet', async () => {
      const { customer_fund_id: fundId } = await payer.saveCard('visa');
      const client_token = await payer.clientToken('stripe');
      const token = await payer.vaultToken('wallets', { client_token, method: 'ap', number: '' });
      const withCode = { as: payer.as, params: { fundId }, body: { amount: '20', csc: '123', ...forged } };
      const wallet = {
        as: payer.as,
        params: { method: 'ap', gatewayKey: 'stripe' },
        body: { amount: '20', token, ...forged },
      };
      const answers = [
        await refusalOf(sandbox.sendRefused(fundsDepositCreateWithCode, withCode)),
        await refusalOf(sandbox.sendRefused(calls.fundsWalletPayDeposit, wallet)),
      ];
      expect([...answers, payer.wallet]).toEqual([refused, refused, 0]);
    });

    test('with a purchase, also at a partner', async () => {
      const { customer_fund_id } = await payer.saveCard('visa');
      await sandbox.send(cartItemsAdd, { as: payer.as, body: testLotteryTicketItem });
      const body = {
        deposit: {
          amount: '3.40',
          customer_fund_id,
          checkout: true,
          strong_customer_authentication: testBrowserAuthentication,
          ...forged,
        },
        purchase: { channel_key: 'web' },
      } as const;
      const partner = {
        as: payer.as,
        params: { slug: 'ferry-radio' },
        body: { ...body, cart_item: [testLotteryTicketItem] },
      };
      const answers = [
        await refusalOf(sandbox.sendRefused(calls.fundsDepositPurchase, { as: payer.as, body })),
        await refusalOf(sandbox.sendRefused(cartPartnerPurchase, partner)),
      ];
      expect([...answers, payer.wallet]).toEqual([refused, refused, 0]);
    });
  });

  test('is collected only with a valid client token', async () => {
    expect((await payer.vault('devices', { client_token: 'harbour.braintree.x' })).status).toBe(401);
  });
});
