import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { Payer } from '../testing/paying.ts';
import { TestSandbox } from '../testing/test-sandbox.ts';

let sandbox: TestSandbox;
let payer: Payer;
beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-02-02T09:00:00Z');
});
beforeEach(async () => {
  payer = await Payer.create(sandbox);
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
  test('that the script of the gateway collected stays with the deposit, beside its metadata', async () => {
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

  test('stays with a card that was saved', async () => {
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
  ])('is refused where it %s', async (_, given) => {
    const { customer_fund_id: fundId } = await payer.saveCard();
    const { status, answer } = await sandbox.refused(calls.fundsDepositCreate, {
      as: payer.as,
      params: { fundId },
      body: { amount: '20', device_data: await given() },
    });
    expect([status, answer.code, await details('deposits')]).toEqual([422, 'device_data_invalid', []]);
  });

  test('is given to nobody without a client token', async () => {
    expect((await payer.vault('devices', { client_token: 'harbour.braintree.x' })).status).toBe(401);
  });
});
