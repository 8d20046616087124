import { parseMoney } from '#domain/money.ts';
import type { AttemptStatus, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { getRecurringPaymentMethod } from '../../account/customers/recurring-payment-method.ts';
import type { PurchaseTrigger } from '../../checkout/checkout.ts';
import { makeWalletPurchase, priceItemsOutsideStoredCart } from '../../checkout/purchase.ts';
import { ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import { runInTransaction } from '../../http/run-in-transaction.ts';
import { listRegionsOfSubVariant } from '../../offers/price-list.ts';
import type { SandboxBrand, SandboxShop, UnattendedPurchaseDependencies } from '../../shop.ts';
import { listDepositMethods } from '../../wallet/funds/deposit-methods.ts';
import type { ResolvedDepositRequest } from '../../wallet/funds/deposit-order.ts';
import type { StoredFund } from '../../wallet/funds/fund-store.ts';
import { makeDeposit } from '../../wallet/funds/make-deposit.ts';
import { isCardExpired } from '../../wallet/gateways/vault-card.ts';
import { getWalletLedgerAccountId } from '../../wallet/ledger.ts';
import { ticketsMessages } from '../tickets.messages.gen.ts';

export interface UnattendedPurchaseInput {
  readonly shop: UnattendedPurchaseDependencies;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  readonly subVariant: string | null;
  readonly choice: CartItemRequest;
  readonly source: PurchaseTrigger;
  /** Whether the wallet is spent first, because an earlier attempt has charged the customer. */
  readonly spendsWallet: boolean;
  readonly now: number;
}

export interface UnattendedPurchaseResult {
  readonly status: AttemptStatus;
  readonly code: string | null;
  readonly message: string | null;
  readonly checkoutId: string | null;
}

/** Errors that no retry can fix while the draw is on sale. All others are retried. */
const HARD: ReadonlySet<string> = new Set([
  'draw_closed',
  'sold_out',
  'too_few_left',
  'no_longer_available',
  'not_for_sale',
  'country_banned',
  'not_in_region',
  'offer_not_found',
  'game_not_offered',
  'draws_not_offered',
  'book_not_offered',
  'tier_not_offered',
  'cause_required',
]);

/**
 * Buys in the customer's absence with the chosen payment method, all or nothing, so that a failed purchase charges
 * nothing. A refused deposit stays on record. Call it inside a transaction.
 */
export function makeUnattendedPurchase(order: UnattendedPurchaseInput): UnattendedPurchaseResult {
  try {
    return runInTransaction(order.shop.db, () => buy(order));
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const [{ code, message }] = error.errors;
    return { status: HARD.has(code) ? 'hard_failure' : 'soft_failure', code, message, checkoutId: null };
  }
}

function buy({ shop, brand, customer, subVariant, choice, source, spendsWallet, now }: UnattendedPurchaseInput) {
  const data = { channel_key: 'web' } as const;
  const regions = listRegionsOfSubVariant(brand, subVariant);
  const { items } = priceItemsOutsideStoredCart([choice], { shop, brand, regions, customerId: customer.id, now });
  const amount = items.reduce((sum, { item }) => sum + parseMoney(item.total), 0);
  const { kind } = getRecurringPaymentMethod(shop, customer.id, now);
  if (kind === 'unfunded') throw createRefusalFault('payment_method_required', ticketsMessages.choosePayment());
  const isCovered = spendsWallet && shop.ledger.balance(getWalletLedgerAccountId(customer.id)) >= amount;
  let depositId: string | null = null;
  if (kind !== 'wallet' && !isCovered && amount > 0) {
    const deposit = makeDeposit(shop, { brand, customer, now }, depositOf(shop, brand, customer, amount, now));
    if (deposit.status !== 'captured') return pending();
    depositId = deposit.id;
  }
  const { id } = makeWalletPurchase({
    shop,
    brand,
    customer,
    subVariant,
    items: [choice],
    source,
    depositId,
    data,
    now,
  });
  return { status: 'purchased' as const, code: null, message: null, checkoutId: id };
}

/** The deposit is pending; the retry can use it. */
function pending(): UnattendedPurchaseResult {
  const message = ticketsMessages.paymentNotArrived();
  return { status: 'soft_failure', code: 'deposit_pending', message, checkoutId: null };
}

/** Charges exactly the price. The customer has agreed before, so no security code is needed. */
function depositOf(
  shop: Pick<SandboxShop, 'customerChoices' | 'cardVault' | 'funds'>,
  brand: SandboxBrand,
  customer: StoredCustomer,
  amount: number,
  now: number,
): ResolvedDepositRequest {
  const fund = fundOf(shop, customer);
  const method = listDepositMethods(brand).find(({ fundType }) => fundType === fund.type);
  if (!method) throw createRefusalFault('method_not_available', ticketsMessages.otherPayment());
  if (isCardExpired(fund, now)) throw createRefusalFault('card_expired', ticketsMessages.cardExpired());
  return {
    amount,
    method,
    gatewayKey: fund.gatewayKey,
    fund,
    behaviour: fund.token ? shop.cardVault.getBehaviour(fund.token) : 'succeeds',
    csc: null,
    browser: null,
    successUrl: null,
    cancelUrl: null,
    checkout: false,
    metadata: {},
    deviceData: null,
  };
}

function fundOf(
  { customerChoices, funds }: Pick<SandboxShop, 'customerChoices' | 'funds'>,
  { id }: StoredCustomer,
): StoredFund {
  const { recurringFundId } = customerChoices.getByCustomer(id);
  const fund = recurringFundId === null ? null : funds.findById(id, recurringFundId);
  if (!fund) throw createRefusalFault('payment_method_required', ticketsMessages.choosePayment());
  return fund;
}
