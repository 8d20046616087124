import type { Fund } from '#schemas/generated/api/wire-types.gen.ts';
import { isCardExpired } from '../gateways/vault-card.ts';
import type { StoredFund } from './fund-store.ts';

export function toFundResponse(fund: StoredFund, now: number): Fund {
  return {
    customer_fund_id: fund.id,
    type: fund.type,
    brand: fund.brand,
    gateway_key: fund.gatewayKey,
    last_four: fund.lastFour,
    holder_name: fund.holderName,
    expiry_month: fund.expiryMonth,
    expiry_year: fund.expiryYear,
    is_expired: isCardExpired(fund, now),
    is_default: fund.isDefault,
    bank_type: fund.bankType,
    bank_code: fund.bankCode,
    email: fund.email,
    verification_status: fund.verificationStatus,
    created_at: new Date(fund.createdAt).toISOString(),
  };
}
