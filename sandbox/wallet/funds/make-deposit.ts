import { randomBytes, randomInt } from 'node:crypto';
import { assertMayBuy } from '../../account/customers/sales-restriction.ts';
import { assertWithinDepositLimit } from '../../account/limits/assert-within-limits.ts';
import { assertVerificationNotOverdue } from '../../account/verification/verification-deadline.ts';
import { commitDespiteFault, createRefusalFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { PurchaseDependencies } from '../../shop.ts';
import { simulateCharge } from '../gateways/simulate-charge.ts';
import { creditDepositAndMakePurchase, failDeposit } from './capture-deposit.ts';
import type { ResolvedDepositRequest } from './deposit-order.ts';
import type { PurchaseAfterDeposit, StoredDeposit } from './deposit-store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Time limit of bank challenges, PayPal pages and silent gateways. */
const CHALLENGE_LIFETIME_MS = 15 * MINUTE;
const PAYPAL_LIFE = 60 * MINUTE;
const SILENCE = 2 * MINUTE;

/**
 * Makes a deposit, and the purchase that it pays for. It is captured at once, or waits for a bank challenge, PayPal or
 * a transfer. Call it inside a transaction.
 *
 * @throws ApiFault 422 with what the gateway refused, after which the failed deposit stays on record; or
 * `country_banned`, `time_out`, `self_excluded`, `verification_required`, the refusal of a limit or of the purchase,
 * after which nothing does.
 */
export function makeDeposit(
  shop: PurchaseDependencies,
  { brand, customer, now }: Pick<AuthorisedCustomerCall, 'brand' | 'customer' | 'now'>,
  order: ResolvedDepositRequest,
  purchase: PurchaseAfterDeposit | null = null,
): StoredDeposit {
  const { amount, method, gatewayKey, fund, behaviour, browser, successUrl, cancelUrl, metadata, deviceData } = order;
  assertMayBuy(shop, brand, customer.id, now);
  assertVerificationNotOverdue(shop, customer, now);
  assertWithinDepositLimit(shop, customer, amount, now);
  const deposit = shop.deposits.create({
    siteKey: brand.siteKey,
    customerId: customer.id,
    amount,
    methodCode: method.code,
    gatewayKey,
    fundId: fund?.id ?? null,
    behaviour,
    checkout: order.checkout || purchase !== null,
    createdAt: now,
    windowSize: browser?.challenge_window_size ?? null,
    notificationUrl: browser?.notification_url ?? null,
    successUrl,
    cancelUrl,
    purchase,
    metadata,
    deviceData,
  });
  switch (method.arrival.kind) {
    case 'card':
    case 'wallet-pay':
      return chargeNow(shop, deposit, order, now);
    case 'paypal':
      if (fund) return chargeNow(shop, deposit, order, now);
      return shop.deposits.update(deposit.id, { pageState: newState(), dueAt: now + PAYPAL_LIFE });
    case 'later':
      return shop.deposits.update(deposit.id, {
        reference: String(randomInt(1_000_000_000, 10_000_000_000)),
        dueAt: now + method.arrival.daysToArrive * DAY,
      });
  }
}

function chargeNow(
  shop: PurchaseDependencies,
  deposit: StoredDeposit,
  { behaviour, csc, browser }: ResolvedDepositRequest,
  now: number,
): StoredDeposit {
  const outcome = simulateCharge({ behaviour, csc, canChallenge: browser !== null });
  switch (outcome.kind) {
    case 'authorised':
      return creditDepositAndMakePurchase(shop, deposit, now);
    case 'challenge':
      shop.deposits.applyStep(deposit.id, 'challenge', now);
      return shop.deposits.update(deposit.id, { pageState: newState(), dueAt: now + CHALLENGE_LIFETIME_MS });
    case 'unknown':
      return shop.deposits.update(deposit.id, { dueAt: now + SILENCE });
    case 'refused': {
      const { failure } = failDeposit(shop, deposit, outcome.refusal, now);
      const { code, message } = failure ?? outcome.refusal;
      throw commitDespiteFault(createRefusalFault(code, message, code === 'csc_incorrect' ? 'csc' : 'this'));
    }
  }
}

function newState(): string {
  return randomBytes(24).toString('base64url');
}
