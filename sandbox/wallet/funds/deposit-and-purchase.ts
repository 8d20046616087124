import type {
  DepositPurchase,
  DepositPurchaseRequest,
  PurchaseData,
  PurchaseDeposit,
} from '#schemas/generated/api/wire-types.gen.ts';
import { makeWalletPurchase } from '../../checkout/purchase.ts';
import { createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { PurchaseDependencies, UnattendedPurchaseDependencies } from '../../shop.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import { resolveDepositRequest } from './deposit-order.ts';
import { toDepositResponse } from './deposit-response.ts';
import type { PurchaseAfterDeposit, StoredDeposit } from './deposit-store.ts';
import { makeDeposit } from './make-deposit.ts';

/**
 * Deposits and buys the cart, all or nothing. After a bank or PayPal challenge the purchase takes place with the
 * capture. Without a deposit it buys what is paid later, such as pre-orders. Call it inside a transaction.
 *
 * @throws ApiFault as a deposit and a purchase do, or 422 `deposit_required` where something has to be paid now.
 */
export function makeDepositAndPurchase(
  shop: UnattendedPurchaseDependencies,
  incoming: AuthorisedCustomerCall,
  { deposit: request, purchase: data }: DepositPurchaseRequest,
): DepositPurchase {
  if (!request) return purchaseAlone(shop, incoming, data);
  const { brand, customer, subVariant, now } = incoming;
  const deposit = makeDepositForPurchase(shop, incoming, request, { data, subVariant });
  const checkout = deposit.checkoutId === null ? null : shop.checkouts.find(customer.id, deposit.checkoutId);
  return {
    deposit: toDepositResponse(shop, brand, deposit, now),
    scheduled_purchases: checkout && checkout.scheduledItems.length > 0 ? checkout.scheduledItems : null,
    checkout_id: deposit.checkoutId,
  };
}

/**
 * Makes the deposit that pays for a purchase. Call it inside a transaction.
 *
 * @throws ApiFault as a deposit and a purchase do, or 422 `required` where the request doesn't say how it is paid.
 */
export function makeDepositForPurchase(
  shop: UnattendedPurchaseDependencies,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  request: PurchaseDeposit,
  paid: PurchaseAfterDeposit,
): StoredDeposit {
  const payer = request.customer_fund_id ?? request.deposit_method_code;
  if (payer === undefined) throw createRefusalFault('required', walletMessages.required(), 'deposit.customer_fund_id');
  const order = resolveDepositRequest(shop, incoming, payer, request);
  if (order.method.arrival.kind === 'later') {
    throw createRefusalFault('method_not_available', walletMessages.cannotWait());
  }
  return makeDeposit(shop, incoming, order, paid);
}

function purchaseAlone(
  shop: PurchaseDependencies,
  incoming: AuthorisedCustomerCall,
  data: PurchaseData,
): DepositPurchase {
  const { brand, customer, subVariant, now } = incoming;
  const source = { kind: 'checkout', depositId: null } as const;
  const checkout = makeWalletPurchase({ shop, brand, customer, subVariant, items: 'cart', source, data, now });
  if (checkout.scheduledItems.length === 0)
    throw createRefusalFault('deposit_required', walletMessages.choosePayment(), 'deposit');
  return { deposit: null, scheduled_purchases: checkout.scheduledItems, checkout_id: checkout.id };
}
