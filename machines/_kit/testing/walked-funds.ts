import type { Deposit, Fund } from '#schemas/generated/api/types.gen.ts';

export const testSavedCardFund: Fund = {
  customerFundId: 'fund-1',
  type: 'cc',
  brand: 'Visa',
  gatewayKey: 'braintree',
  lastFour: '0018',
  holderName: 'Ada Lovell',
  expiryMonth: 12,
  expiryYear: 2029,
  isExpired: false,
  isDefault: false,
  bankType: null,
  bankCode: null,
  email: null,
  verificationStatus: 'Verified',
  createdAt: '2026-11-21T00:00:00Z',
};

export const testCapturedDeposit: Deposit = {
  depositId: 'deposit-1',
  status: 'captured',
  amount: { amount: '20.00', currency: 'AUD' },
  depositMethodCode: 'cc',
  gatewayKey: 'braintree',
  fund: testSavedCardFund,
  checkout: false,
  createdAt: '2026-11-21T00:00:00Z',
  dueAt: null,
  completedAt: null,
  challenge: null,
  redirectUrl: null,
  instructions: null,
  failure: null,
  notice: null,
  checkoutId: null,
};

export const testChallengedDeposit: Deposit = {
  ...testCapturedDeposit,
  status: 'challenged',
  challenge: {
    type: 'challenge',
    url: '/pay/challenge/state-1',
    state: 'state-1',
    clientSecret: null,
    windowSize: 'Large',
    expiresAt: '2026-11-21T00:15:00Z',
  },
};

export const testFailedDeposit: Deposit = {
  ...testCapturedDeposit,
  status: 'failed',
  failure: { code: 'authentication_failed', message: 'Your bank could not confirm that it was you.' },
};

export const testPendingDeposit: Deposit = {
  ...testCapturedDeposit,
  status: 'created',
  notice: { code: 'deposit_pending', message: 'Please do not pay again: we let you know.', level: 'info' },
};

export const testRedirectedDeposit: Deposit = {
  ...testCapturedDeposit,
  status: 'created',
  depositMethodCode: 'pl',
  redirectUrl: '/pay/paypal/state-2',
};
