import type { Fund } from '#schemas/generated/api/types.gen.ts';

/** A saved Visa card. */
export function createTestFund(change: Partial<Fund> = {}): Fund {
  return {
    customerFundId: 'fund-1',
    type: 'cc',
    brand: 'Visa',
    gatewayKey: 'eway',
    lastFour: '0018',
    holderName: 'Ada Lovell',
    expiryMonth: 11,
    expiryYear: 2029,
    isExpired: false,
    isDefault: false,
    bankType: null,
    bankCode: null,
    email: null,
    verificationStatus: 'Verified',
    createdAt: '2026-11-21T00:00:00Z',
    ...change,
  };
}
