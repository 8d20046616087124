import type { CheckoutOutcome } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault, createNotFoundFault } from '../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../http/call-route.ts';
import type { SandboxShop } from '../shop.ts';
import { toDepositResponse } from '../wallet/funds/deposit-response.ts';
import { isDepositFinal } from '../wallet/funds/deposit-status.ts';
import type { StoredDeposit } from '../wallet/funds/deposit-store.ts';
import { checkoutMessages } from './checkout.messages.gen.ts';
import type { CompletedCheckout } from './checkout.ts';

type CustomerCallContext = Pick<AuthorisedCustomerCall, 'brand' | 'customer' | 'now'>;

/** The outcome of a purchase or deposit call, by its idempotency key. */
export function findCheckoutOutcomeByIdempotencyKey(
  shop: Pick<SandboxShop, 'idempotency' | 'funds' | 'deposits'>,
  { brand, customer, now }: CustomerCallContext,
  key: string,
): CheckoutOutcome {
  const answer = shop.idempotency.findByKey(brand.siteKey, customer.id, key);
  if (answer === undefined) return { known: false, checkout_id: null, deposit: null };
  const depositId = idIn(answer, 'deposit_id');
  const deposit = depositId === null ? null : shop.deposits.findById(customer.id, depositId);
  const checkoutId = deposit?.checkoutId ?? idIn(answer, 'checkout_id');
  return {
    known: true,
    checkout_id: checkoutId,
    deposit: deposit && toDepositResponse(shop, brand, deposit, now),
  };
}

/**
 * Finds a purchase of a customer by its id or the id of its deposit.
 *
 * @throws ApiFault 404 `checkout_not_found` where there is none, or `checkout_failure` where its payment has failed;
 * 409 `checkout_processing` while the payment is under way.
 */
export function requireCheckoutByIdOrDepositId(
  shop: Pick<SandboxShop, 'checkouts' | 'deposits'>,
  customerId: string,
  id: string,
): CompletedCheckout {
  const checkout = shop.checkouts.find(customerId, id);
  if (checkout) return checkout;
  const deposit = shop.deposits.findById(customerId, id);
  const paid = deposit?.checkoutId ? shop.checkouts.find(customerId, deposit.checkoutId) : null;
  if (paid) return paid;
  throw deposit?.purchase
    ? unpaid(deposit)
    : createNotFoundFault('checkout_not_found', checkoutMessages.purchaseNotFound());
}

function unpaid({ status, failure }: StoredDeposit): ApiFault {
  if (isDepositFinal(status))
    return createNotFoundFault('checkout_failure', failure?.message ?? checkoutMessages.paymentFailed());
  return new ApiFault(409, { code: 'checkout_processing', message: checkoutMessages.paymentNotConfirmed() });
}

/** The id with this name in a response, at the top or in its deposit. */
function idIn(answer: unknown, name: 'checkout_id' | 'deposit_id'): string | null {
  const result = memberOf(answer, 'result');
  const id = memberOf(result, name) ?? memberOf(memberOf(result, 'deposit'), name);
  return typeof id === 'string' ? id : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
