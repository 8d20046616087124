import { describe, expect, test } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import {
  attemptRefusedTestDeposit,
  depositTestSandbox,
  moveTestClockForPayer,
  payingCustomerOfCurrentTest,
  setUpDepositTestShop,
} from '../../testing/deposit-shop.ts';
import { type TestCardName, testBrowserAuthentication } from '../../testing/paying-customer.ts';
import { gatewaysMessages } from '../gateways/gateways.messages.gen.ts';
import { walletMessages } from '../wallet.messages.gen.ts';

setUpDepositTestShop();

const SAID_NO = walletMessages.cardRefused();

/** Last digits of the saved cards; an asterisk marks the default. */
async function cards(): Promise<readonly string[]> {
  const { result } = await depositTestSandbox.send(calls.paymentMethodsList, { as: payingCustomerOfCurrentTest.as });
  const method = result.find(({ code, attributes }) => code === 'cc' && attributes.direction === 'deposit');
  return (method?.funds ?? []).map((fund) => `${fund.last_four}${fund.is_default ? '*' : ''}`);
}

async function setDefault(fundId: string): Promise<void> {
  await depositTestSandbox.send(calls.fundsSetDefault, { as: payingCustomerOfCurrentTest.as, params: { fundId } });
}

/** Saves a provisional card and makes it the default in place of another. */
async function replaceDefault(card: TestCardName): Promise<string> {
  await setDefault((await payingCustomerOfCurrentTest.saveCard('visa')).customer_fund_id);
  const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveProvisionalCard(card);
  await setDefault(fundId);
  return fundId;
}

describe('a provisional card (saved on the way to a deposit)', () => {
  test.each<[TestCardName, string]>([
    ['declined', SAID_NO],
    ['insufficientFunds', walletMessages.cardRefusedBecause({ reason: gatewaysMessages.notEnoughMoney() })],
    ['expired', walletMessages.cardRefusedBecause({ reason: gatewaysMessages.cardExpired() })],
  ])(
    'is removed when its bank refuses the deposit (%s), and the former default card is the default again',
    async (card, message) => {
      const fundId = await replaceDefault(card);
      expect(await cards()).toContain('0018');
      expect(await cards()).toHaveLength(2);
      const params = { fundId };
      const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsDepositCreate, {
        as: payingCustomerOfCurrentTest.as,
        params,
        body: { amount: '20.00' },
      });
      expect([status, answer.errors[0]?.message]).toEqual([422, message]);
      expect(await cards()).toEqual(['0018*']);
    },
  );

  test('is removed when the bank challenge of the deposit fails', async () => {
    const fundId = await replaceDefault('challengeFails');
    const deposit = await payingCustomerOfCurrentTest.deposit(fundId, '20.00', {
      strong_customer_authentication: testBrowserAuthentication,
    });
    expect(await cards()).toHaveLength(2);
    await payingCustomerOfCurrentTest.decide(deposit.challenge?.url, 'approve');
    expect((await payingCustomerOfCurrentTest.depositById(deposit.deposit_id)).failure?.message).toBe(
      walletMessages.cardRefusedBecause({ reason: walletMessages.bankNotConfirmed() }),
    );
    expect(await cards()).toEqual(['0018*']);
  });

  test('is removed 15 minutes after the bank challenge of the deposit was left unanswered', async () => {
    const fundId = await replaceDefault('challengeAbandoned');
    await payingCustomerOfCurrentTest.deposit(fundId, '20.00', {
      strong_customer_authentication: testBrowserAuthentication,
    });
    await moveTestClockForPayer('2026-03-04T01:14:59Z');
    expect(await cards()).toHaveLength(2);
    await moveTestClockForPayer('2026-03-04T01:15:00Z');
    expect(await cards()).toEqual(['0018*']);
  });

  test('is removed after an hour without a deposit', async () => {
    await replaceDefault('visa');
    await moveTestClockForPayer('2026-03-04T01:59:59Z');
    expect(await cards()).toHaveLength(2);
    await moveTestClockForPayer('2026-03-04T02:00:00Z');
    expect(await cards()).toEqual(['0018*']);
  });

  test('stays saved as the default once a deposit with it has succeeded', async () => {
    const fundId = await replaceDefault('masterCard');
    await payingCustomerOfCurrentTest.deposit(fundId, '20.00');
    await moveTestClockForPayer('2026-03-04T03:00:00Z');
    expect(await cards()).toEqual(['0013*', '0018']);
  });

  test('stays saved when the deposit with it fails by an error of the gateway or a refusal of the shop', async () => {
    const fundId = await replaceDefault('gatewayError');
    expect(await attemptRefusedTestDeposit(fundId, { amount: '20.00' })).toEqual([422, 'gateway_error', 'this']);
    expect(await attemptRefusedTestDeposit(fundId, { amount: '0.01' })).toEqual([422, 'below_minimum', 'amount']);
    expect(await cards()).toEqual(['1040*', '0018']);
  });

  test('when removed, restores the former payment method of recurring purchases', async () => {
    const { customer_fund_id: former } = await payingCustomerOfCurrentTest.saveCard('visa');
    depositTestSandbox.shop.customerChoices.setRecurringFund(payingCustomerOfCurrentTest.customerId, former);
    const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveProvisionalCard('declined');
    depositTestSandbox.shop.customerChoices.setRecurringFund(payingCustomerOfCurrentTest.customerId, fundId);
    await attemptRefusedTestDeposit(fundId, { amount: '20.00' });
    expect(
      depositTestSandbox.shop.customerChoices.getByCustomer(payingCustomerOfCurrentTest.customerId).recurringFundId,
    ).toBe(former);
  });

  test('followed by a second one: once both are refused, the default from before both is restored', async () => {
    const first = await replaceDefault('declined');
    const { customer_fund_id: second } = await payingCustomerOfCurrentTest.saveProvisionalCard('insufficientFunds');
    await setDefault(second);
    await attemptRefusedTestDeposit(first, { amount: '20.00' });
    await attemptRefusedTestDeposit(second, { amount: '20.00' });
    expect(await cards()).toEqual(['0018*']);
  });

  test('when removed, leaves the default that the customer has chosen since', async () => {
    const fundId = await replaceDefault('declined');
    await setDefault((await payingCustomerOfCurrentTest.saveCard('amex')).customer_fund_id);
    await attemptRefusedTestDeposit(fundId, { amount: '20.00' });
    expect(await cards()).toEqual(['0016*', '0018']);
  });
});

test('a card that is not provisional stays saved when its bank declines a deposit', async () => {
  const { customer_fund_id: fundId } = await payingCustomerOfCurrentTest.saveCard('declined');
  await attemptRefusedTestDeposit(fundId, { amount: '20.00' });
  expect(await cards()).toEqual(['1016']);
});

test.each([
  ['declined', 'card_declined', SAID_NO],
  ['expired', 'card_expired', walletMessages.cardExpiredNotStored()],
] as const)(
  'saving a card that is %s is refused outside a deposit, and the default card stays',
  async (card, code, message) => {
    await setDefault((await payingCustomerOfCurrentTest.saveCard('visa')).customer_fund_id);
    const body = { token: await payingCustomerOfCurrentTest.cardToken(card), is_default: true };
    const params = { method: 'cc', gatewayOrToken: 'braintree' };
    const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsCardAdd, {
      as: payingCustomerOfCurrentTest.as,
      params,
      body,
    });
    expect([status, answer.errors[0]?.code, answer.errors[0]?.message]).toEqual([422, code, message]);
    expect(await cards()).toEqual(['0018*']);
  },
);
