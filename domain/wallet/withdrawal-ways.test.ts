import { expect, test } from 'vitest';
import type { Fund, PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import {
  listWithdrawalOptions,
  parseWithdrawalDestination,
  serialiseWithdrawalDestination,
} from './withdrawal-ways.ts';

const bank: Fund = {
  customerFundId: 'fund-1',
  type: 'bank',
  brand: 'bank',
  gatewayKey: null,
  lastFour: '5678',
  holderName: 'Ada Quill',
  expiryMonth: null,
  expiryYear: null,
  isExpired: false,
  isDefault: true,
  bankType: 'bsb',
  bankCode: '062000',
  email: null,
  verificationStatus: 'Verified',
  createdAt: '2026-01-01T00:00:00Z',
};

function method(change: Partial<PaymentMethod>, enabled = true): PaymentMethod {
  return {
    code: 'do',
    funds: [bank],
    availableGateways: [],
    attributes: {
      name: 'Bank transfer',
      direction: 'withdrawal',
      cart: false,
      digitalWallet: false,
      fundType: 'bank',
      bankTypes: ['bsb'],
    },
    rules: { minAmount: '5.00', maxAmount: '20000.00', cscRequired: [], enabled },
    ...change,
  };
}

test('listWithdrawalOptions lists verified accounts of enabled withdrawal methods, with least and most amounts', () => {
  const doubted: Fund = { ...bank, customerFundId: 'fund-2', verificationStatus: 'Failed Verification' };
  const methods = [
    method({ funds: [doubted, bank] }),
    method({ code: 'tw' }, false),
    method({ code: 'cc', attributes: { ...method({}).attributes, direction: 'deposit' } }),
  ];
  expect(listWithdrawalOptions(methods, 'AUD')).toEqual([
    {
      way: { methodCode: 'do', fundId: 'fund-1', bankType: 'bsb' },
      name: 'Bank transfer',
      fund: bank,
      least: 500,
      most: 2_000_000,
    },
  ]);
});

test.each([
  ['do:bsb:fund-1', { methodCode: 'do', fundId: 'fund-1', bankType: 'bsb' }],
  ['pl::fund:2', { methodCode: 'pl', fundId: 'fund:2', bankType: null }],
] as const)(
  'parseWithdrawalDestination restores the destination %s that serialiseWithdrawalDestination wrote',
  (value, way) => {
    expect([parseWithdrawalDestination(value), serialiseWithdrawalDestination(way)]).toEqual([way, value]);
  },
);

test.each(['', 'do', 'do:bsb:', 'xx:bsb:fund-1'])(
  'parseWithdrawalDestination returns null for the invalid text %j',
  (value) => {
    expect(parseWithdrawalDestination(value)).toBeNull();
  },
);
