import type { RecurringPurchaseMethod } from '#schemas/generated/api/wire-types.gen.ts';
import { notFound, refusal } from '../../http/api-fault.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { fundAnswer } from '../../wallet/funds/fund-answer.ts';
import { hasEnded } from '../../wallet/gateways/vault-card.ts';

/** What the recurring purchases of a customer are paid with; unfunded when the fund that was chosen is gone. */
export function recurringMethod(
  shop: Pick<Shop, 'choices' | 'funds'>,
  customerId: string,
  now: number,
): RecurringPurchaseMethod {
  const { recurringFundId } = shop.choices.of(customerId);
  if (recurringFundId === null) return { kind: 'wallet', fund: null };
  const fund = shop.funds.byId(customerId, recurringFundId);
  return fund ? { kind: fund.type, fund: fundAnswer(fund, now) } : { kind: 'unfunded', fund: null };
}

/** @throws ApiFault 404 `fund_not_found`, 422 `card_expired` or `fund_not_verified`. */
export function setRecurringMethod(
  shop: Pick<Shop, 'choices' | 'funds'>,
  { customer, now }: Pick<CustomerIncoming, 'customer' | 'now'>,
  fundId: string | null,
): RecurringPurchaseMethod {
  if (fundId !== null) {
    const fund = shop.funds.byId(customer.id, fundId);
    if (!fund) throw notFound('fund_not_found', 'There is no such payment method.');
    if (hasEnded(fund, now)) throw refusal('card_expired', 'This card has expired.', 'customer_fund_id');
    if (fund.verificationStatus === 'Failed Verification') {
      throw refusal('fund_not_verified', 'This payment method could not be verified.', 'customer_fund_id');
    }
  }
  shop.choices.setRecurringFund(customer.id, fundId);
  return recurringMethod(shop, customer.id, now);
}
