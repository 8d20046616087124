import type { RecurringPurchaseMethod } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { toFundResponse } from '../../wallet/funds/fund-response.ts';
import { isCardExpired } from '../../wallet/gateways/vault-card.ts';
import { customersMessages } from './customers.messages.gen.ts';

/** The payment method for recurring purchases of a customer; unfunded when the chosen fund was deleted. */
export function getRecurringPaymentMethod(
  shop: Pick<SandboxShop, 'customerChoices' | 'funds'>,
  customerId: string,
  now: number,
): RecurringPurchaseMethod {
  const { recurringFundId } = shop.customerChoices.getByCustomer(customerId);
  if (recurringFundId === null) return { kind: 'wallet', fund: null };
  const fund = shop.funds.findById(customerId, recurringFundId);
  return fund ? { kind: fund.type, fund: toFundResponse(fund, now) } : { kind: 'unfunded', fund: null };
}

/** @throws ApiFault 404 `fund_not_found`, 422 `card_expired` or `fund_not_verified`. */
export function storeRecurringPaymentMethod(
  shop: Pick<SandboxShop, 'customerChoices' | 'funds'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
  fundId: string | null,
): RecurringPurchaseMethod {
  if (fundId !== null) {
    const fund = shop.funds.findById(customer.id, fundId);
    if (!fund) throw createNotFoundFault('fund_not_found', customersMessages.noSuchPaymentMethod());
    if (isCardExpired(fund, now))
      throw createRefusalFault('card_expired', customersMessages.cardExpired(), 'customer_fund_id');
    if (fund.verificationStatus === 'Failed Verification') {
      throw createRefusalFault('fund_not_verified', customersMessages.methodNotVerified(), 'customer_fund_id');
    }
  }
  shop.customerChoices.setRecurringFund(customer.id, fundId);
  return getRecurringPaymentMethod(shop, customer.id, now);
}
