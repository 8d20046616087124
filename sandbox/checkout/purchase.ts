import { randomUUID } from 'node:crypto';
import type { MinorUnits } from '#domain/money.ts';
import type { CartItemRequest, PurchaseData } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { assertMayBuy } from '../account/customers/sales-restriction.ts';
import { recordTermsAgreement } from '../account/customers/terms.ts';
import { assertWithinSpendLimit } from '../account/limits/assert-within-limits.ts';
import type { CartRemovalReason, SandboxCartContext } from '../cart/cart-context.ts';
import {
  composeCartItemOrRemovalReason,
  findCatalogueOffer,
  validateAndCompleteCartItemRequest,
} from '../cart/cart-items.ts';
import {
  calculatePricedCartTotals,
  computeCartVersion,
  findCartBlockedReasons,
  isPreOrderItem,
  type PricedCart,
  type PricedCartItem,
  priceStoredCartItemsAndVoucher,
} from '../cart/cart-response.ts';
import { emptyStoredCart } from '../cart/change-cart.ts';
import { listDrawsOfCartItem } from '../cart/item-draws.ts';
import { getPromotionWalletCredit } from '../cart/promotions/promotion.ts';
import { type ApiFault, createRefusalFault } from '../http/api-fault.ts';
import { parseAmountText } from '../http/parse-amount-text.ts';
import { createMailToCustomer } from '../messages/customer-mail.ts';
import { listRegionsOfCustomer } from '../offers/price-list.ts';
import { findPartnerByPartnerKey } from '../partner/partners.ts';
import type { PurchaseDependencies, SandboxBrand, SandboxShop } from '../shop.ts';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId, InsufficientFundsError } from '../wallet/ledger.ts';
import { checkoutMessages } from './checkout.messages.gen.ts';
import type { CompletedCheckout, PurchaseTrigger } from './checkout.ts';
import { storeOrderWithTickets } from './place-order.ts';
import { storeFuturePurchasesAndJoinParties } from './purchase-effects.ts';
import { createReceiptMail } from './receipt-mail.ts';

export interface SandboxPurchaseInput {
  readonly shop: PurchaseDependencies;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  /** The customer's sub-variant, or null. */
  readonly subVariant: string | null;
  /** The customer's cart, which is emptied, or items that are bought without it. */
  readonly items: 'cart' | readonly CartItemRequest[];
  readonly source: PurchaseTrigger;
  /** The deposit of an unattended purchase, or null. */
  readonly depositId?: string | null;
  readonly data: PurchaseData;
  readonly now: number;
}

/**
 * Pays from the wallet, creates the tickets and empties the cart. Call it inside a transaction. A refusal rolls back
 * the purchase alone, so the caller may catch it and continue.
 *
 * @throws ApiFault 422 `empty_cart`, `insufficient_funds`, `spend_limit_exceeded`, `country_banned`, `time_out`,
 * `self_excluded`, `not_in_region`, `draw_closed`, `sold_out`, `no_longer_available`, `price_changed`, `cart_changed`,
 * `bought_elsewhere`, `verification_required` or `partner_not_found`, or a code of the cart's rules for items of its
 * own.
 */
export function makeWalletPurchase(request: SandboxPurchaseInput): CompletedCheckout {
  return joinOrBeginTransaction(request.shop.db, () => place(request));
}

/** Who buys more than a membership has agreed to the rules of the games. Unattended purchases repeat an earlier agreement. */
function recordAgreementToRules(
  { id, customerId, source, placedAt }: Pick<CompletedCheckout, 'id' | 'customerId' | 'source' | 'placedAt'>,
  { items }: Pick<PricedCart, 'items'>,
  shop: Pick<SandboxShop, 'termsAgreements'>,
): void {
  const isAttended = source === 'checkout' || source === 'partner';
  if (!isAttended || items.every(({ item }) => item.product_type === 'membership')) return;
  recordTermsAgreement(shop, customerId, { occasion: 'order', reference: id }, placedAt);
}

/** @throws ApiFault 422 as the purchase itself would, but for what it costs. */
export function assertItemsPurchasable(request: SandboxPurchaseInput): void {
  buyable(request, scopeOf(request));
}

function place(request: SandboxPurchaseInput): CompletedCheckout {
  const { shop, brand, customer, source, data, now } = request;
  assertMayBuy(shop, brand, customer.id, now);
  const scope = scopeOf(request);
  const { priced, token } = buyable(request, scope);
  const { itemsTotal, preOrderTotal, discount } = calculatePricedCartTotals(priced);
  const later = priced.items.filter(({ item }) => isPreOrderItem(item));
  const checkout: CompletedCheckout = {
    id: randomUUID(),
    siteKey: brand.siteKey,
    customerId: customer.id,
    source: source.kind,
    sourceId: sourceIdOf(source),
    partnerKey: data.partner_key ?? null,
    channelKey: data.channel_key,
    metadata: data.metadata ?? {},
    itemsTotal,
    discount,
    total: itemsTotal - discount,
    credit: priced.voucher ? getPromotionWalletCredit(priced.voucher.promotion) : 0,
    preOrderTotal,
    scheduledItems: later.map(({ item }) => item),
    placedAt: now,
  };
  assertExpected(request, token, checkout.total);
  assertShown(data, priced);
  assertWithinSpendLimit(shop, customer, checkout.total, now);
  shop.checkouts.insert(checkout);
  recordAgreementToRules(checkout, priced, shop);
  const depositId = depositOf(request);
  if (depositId !== null) shop.deposits.update(depositId, { checkoutId: checkout.id });
  if (priced.voucher) {
    const { promotion } = priced.voucher;
    shop.promotions.recordUse(promotion, customer.id, checkout.id, getPromotionWalletCredit(promotion) || discount);
  }
  pay(checkout, shop);
  const { time_zone: timeZone } = brand.catalogue.branding;
  const orders = priced.items.flatMap(({ item, choice }) => {
    const offer = findCatalogueOffer(item.lottery_key, scope);
    if (!offer || isPreOrderItem(item)) return [];
    const draws = listDrawsOfCartItem(item, offer, scope);
    return [storeOrderWithTickets({ checkout, item, choice, offer, draws, timeZone }, shop)];
  });
  storeFuturePurchasesAndJoinParties({ checkout, orders, preOrders: later }, request);
  if (token !== null) emptyStoredCart(token, scope);
  const mail = createMailToCustomer(customer, brand.catalogue, () =>
    createReceiptMail(checkout, orders, { shop, brand, customer }),
  );
  shop.outbox.send(mail, now);
  return checkout;
}

/** @throws ApiFault 422 where it costs something else than the customer was shown: what was taken out since, or `price_changed`. */
function assertExpected(
  { shop, brand: { catalogue }, data }: SandboxPurchaseInput,
  token: string | null,
  total: MinorUnits,
) {
  const { expected_total: expected } = data;
  if (expected === undefined || parseAmountText(expected, catalogue.branding, 'expected_total') === total) return;
  const [gone] = token === null ? [] : shop.carts.listRemovals(token);
  if (gone) throw noLongerSold(gone.name, gone.reason);
  throw createRefusalFault(
    'price_changed',
    checkoutMessages.priceChanged({ total: { minor: total, currency: catalogue.branding.currency } }),
  );
}

/** @throws ApiFault 422 `cart_changed` where it would buy other items or numbers than the customer was shown. */
function assertShown({ expected_version: shown }: PurchaseData, priced: PricedCart): void {
  if (shown === undefined || shown === computeCartVersion(priced)) return;
  throw createRefusalFault('cart_changed', checkoutMessages.orderChanged());
}

/** @throws ApiFault 422 `bought_elsewhere` where the customer has bought at the partner since the cart was priced. */
function assertLast({ shop, customer, source, data }: SandboxPurchaseInput): void {
  const { last_checkout_id: known, partner_key: partnerKey } = data;
  if (source.kind !== 'partner' || known === undefined || !partnerKey) return;
  if (shop.checkouts.findLastIdAtPartner(customer.id, partnerKey) === known) return;
  throw createRefusalFault('bought_elsewhere', checkoutMessages.justBought());
}

function scopeOf({ shop, brand, customer, subVariant, now }: SandboxPurchaseInput): SandboxCartContext {
  return { shop, brand, now, regions: listRegionsOfCustomer(brand, customer, subVariant), customerId: customer.id };
}

/** The priced cart; throws when an item can't be bought. */
function buyable(
  request: SandboxPurchaseInput,
  scope: SandboxCartContext,
): { priced: PricedCart; token: string | null } {
  const { shop, brand, customer, items, source, data, now } = request;
  if (typeof data.partner_key === 'string' && !findPartnerByPartnerKey(brand.siteKey, data.partner_key)) {
    throw createRefusalFault('partner_not_found', checkoutMessages.noSuchPartner());
  }
  assertLast(request);
  const token = items === 'cart' ? shop.carts.getCustomerCart(customer, now) : null;
  const priced =
    items === 'cart' ? priceStoredCartItemsAndVoucher(token ?? '', scope) : priceItemsOutsideStoredCart(items, scope);
  const [gone] = priced.removed;
  if (gone) throw noLongerSold(gone.name, gone.reason);
  if (priced.items.length === 0) throw createRefusalFault('empty_cart', checkoutMessages.cartEmpty());
  // Recurring purchases and pre-orders are made without the customer, who could not verify then.
  const isAttended = source.kind === 'checkout' || source.kind === 'partner';
  const blocked = findCartBlockedReasons(
    priced.items.map(({ item }) => item),
    isAttended ? scope : { ...scope, customerId: null },
  );
  for (const [code, message] of Object.entries(blocked)) throw createRefusalFault(code, message);
  return { priced, token };
}

/** Resolves and prices items as in a separate cart. */
export function priceItemsOutsideStoredCart(
  requests: readonly CartItemRequest[],
  scope: SandboxCartContext,
): PricedCart {
  const items: PricedCartItem[] = requests.map((request, index) => {
    const choice = validateAndCompleteCartItemRequest(request, scope);
    const described = composeCartItemOrRemovalReason(choice, scope);
    if (typeof described === 'string') throw noLongerSold(request.lottery_key, described);
    return { item: { id: String(index + 1), ...described }, choice };
  });
  return { items, removed: [], voucher: null };
}

function noLongerSold(name: string, reason: CartRemovalReason): ApiFault {
  switch (reason) {
    case 'draw_closed':
      return createRefusalFault(reason, checkoutMessages.drawClosed({ name }));
    case 'sold_out':
      return createRefusalFault(reason, checkoutMessages.soldOut({ name }));
    case 'no_longer_available':
      return createRefusalFault(reason, checkoutMessages.noLongerAvailable({ name }));
  }
}

function pay(
  { id, siteKey, customerId, total, credit, placedAt }: CompletedCheckout,
  { ledger }: Pick<SandboxShop, 'ledger'>,
): void {
  const wallet = getWalletLedgerAccountId(customerId);
  const move = (kind: string, account: string, amount: MinorUnits) => {
    if (amount === 0) return;
    const entries = [
      { account: wallet, amount },
      { account: getShopLedgerAccountId(siteKey, account), amount: -amount },
    ];
    ledger.move({ siteKey, kind, reference: id, entries, now: placedAt });
  };
  move('bonus', 'promotions', credit);
  try {
    move('purchase', 'sales', -total);
  } catch (error) {
    if (!(error instanceof InsufficientFundsError)) throw error;
    throw createRefusalFault('insufficient_funds', checkoutMessages.tooLittleMoney());
  }
}

function depositOf({ source, depositId = null }: SandboxPurchaseInput): string | null {
  return source.kind === 'checkout' || source.kind === 'partner' ? source.depositId : depositId;
}

function sourceIdOf(source: PurchaseTrigger): string | null {
  switch (source.kind) {
    case 'checkout':
    case 'partner':
      return source.depositId;
    case 'recurring':
      return source.recurringId;
    case 'scheduled':
      return source.scheduledId;
  }
}
