import type { PreCommitment } from '#schemas/generated/api/wire-types.gen.ts';
import { createNotFoundFault } from '../../http/api-fault.ts';
import type { AuthorisedCustomerCall } from '../../http/call-route.ts';
import type { SandboxShop } from '../../shop.ts';
import { parseLimitAmount } from './limit-amount.ts';
import { applyLimitChange } from './limit-change.ts';
import { toDepositLimitResponse } from './limit-response.ts';
import { type LimitUsage, listLimitUsage } from './limit-usage.ts';
import { limitsMessages } from './limits.messages.gen.ts';
import { assertNoLimitRemovalPending } from './spend-limits.ts';

/** The specification names no period for the limit on deposits. */
const PERIOD = 'week';
const MOST = 10_000_000;

export function getDepositLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): PreCommitment | null {
  const limit = ownLimit(shop, incoming);
  return limit ? toDepositLimitResponse(limit, incoming.brand) : null;
}

/**
 * Sets the limit on deposits, or tightens it, at once; loosens it after the cooling-off.
 *
 * @throws ApiFault 422 for the amount.
 */
export function storeDepositLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
  text: string,
): PreCommitment {
  const amount = parseLimitAmount(text, MOST, incoming.brand.catalogue.branding);
  const limit = ownLimit(shop, incoming);
  const changed = limit ? applyLimitChange(limit, amount, incoming.now) : { amount, pending: null };
  shop.limits.set(incoming.customer.id, 'deposit', PERIOD, changed);
  return requiredAnswer(shop, incoming);
}

/** @throws ApiFault 404 `precommitment_not_found`, 422 `removal_pending`. */
export function scheduleDepositLimitEnd(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): PreCommitment {
  const limit = ownLimit(shop, incoming);
  if (!limit) throw createNotFoundFault('precommitment_not_found', limitsMessages.noDepositLimit());
  assertNoLimitRemovalPending(limit);
  shop.limits.set(incoming.customer.id, 'deposit', PERIOD, applyLimitChange(limit, null, incoming.now));
  return requiredAnswer(shop, incoming);
}

function requiredAnswer(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<AuthorisedCustomerCall, 'customer' | 'brand' | 'now'>,
): PreCommitment {
  const answer = getDepositLimit(shop, incoming);
  if (!answer) throw new Error('the limit on deposits was not kept');
  return answer;
}

function ownLimit(
  shop: Pick<SandboxShop, 'db' | 'brands' | 'limits'>,
  { customer, now }: Pick<AuthorisedCustomerCall, 'customer' | 'now'>,
): LimitUsage | undefined {
  return listLimitUsage(shop, customer, 'deposit', now)[0];
}
