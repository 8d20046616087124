import { describe, expect, test } from 'vitest';
import { parseDecimalAmount, toDecimalAmount } from '../money.ts';
import { calculateCartPaymentSplit } from './calculate-payment.ts';

const paid = (cartTotal: string, preOrderTotal: string, walletBalance: string, walletPurchase: boolean) =>
  calculateCartPaymentSplit({
    cartTotal: parseDecimalAmount(cartTotal, 'AUD'),
    preOrderTotal: parseDecimalAmount(preOrderTotal, 'AUD'),
    walletBalance: parseDecimalAmount(walletBalance, 'AUD'),
    walletPurchase,
  });

describe('the amount to pay', () => {
  test.each([
    ['50', '10', '15', true, '25.00'],
    ['50', '10', '15', false, '40.00'],
    ['30', '0', '0', true, '30.00'],
    ['10', '10', '15', true, '0.00'],
    ['50', '10', '40', true, '0.00'],
    ['50', '0', '80', true, '0.00'],
    ['0.10', '0', '0.07', true, '0.03'],
    ['5', '0', '-3', true, '5.00'],
    ['5', '10', '3', true, '0.00'],
  ] as const)('for a total of %s, pre-orders of %s and a wallet balance of %s (wallet pays: %s) is %s', (...given) => {
    const [total, later, wallet, pays, expected] = given;
    expect(toDecimalAmount(paid(total, later, wallet, pays).toPay, 'AUD')).toBe(expected);
  });
});

test('calculateCartPaymentSplit takes from the wallet at most what the purchase costs and at most what it holds', () => {
  expect(paid('50', '10', '15', true)).toEqual({ total: 4000, fromWallet: 1500, toPay: 2500 });
  expect(paid('50', '0', '80', true)).toEqual({ total: 5000, fromWallet: 5000, toPay: 0 });
});
