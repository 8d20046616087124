import type { PreCommitment } from '#schemas/generated/api/wire-types.gen.ts';
import { notFound } from '../../http/api-fault.ts';
import type { CustomerIncoming } from '../../http/route.ts';
import type { Shop } from '../../shop.ts';
import { changedLimit } from './changing-limit.ts';
import { limitAmount } from './limit-amount.ts';
import { preCommitmentAnswer } from './limit-answer.ts';
import { assertNotEnding } from './spend-limits.ts';
import { type UsedLimit, usedLimits } from './used-limit.ts';

/** The specification names no period for the limit on deposits. */
const PERIOD = 'week';
const MOST = 10_000_000;

export function preCommitmentOf(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): PreCommitment | null {
  const limit = ownLimit(shop, incoming);
  return limit ? preCommitmentAnswer(limit, incoming.brand) : null;
}

/**
 * Sets the limit on deposits, or tightens it, at once; loosens it after the cooling-off.
 *
 * @throws ApiFault 422 for the amount.
 */
export function setPreCommitment(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
  text: string,
): PreCommitment {
  const amount = limitAmount(text, MOST);
  const limit = ownLimit(shop, incoming);
  const changed = limit ? changedLimit(limit, amount, incoming.now) : { amount, pending: null };
  shop.limits.set(incoming.customer.id, 'deposit', PERIOD, changed);
  return requiredAnswer(shop, incoming);
}

/** @throws ApiFault 404 `precommitment_not_found`, 422 `removal_pending`. */
export function deletePreCommitment(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): PreCommitment {
  const limit = ownLimit(shop, incoming);
  if (!limit) throw notFound('precommitment_not_found', 'There is no limit on your deposits.');
  assertNotEnding(limit);
  shop.limits.set(incoming.customer.id, 'deposit', PERIOD, changedLimit(limit, null, incoming.now));
  return requiredAnswer(shop, incoming);
}

function requiredAnswer(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  incoming: Pick<CustomerIncoming, 'customer' | 'brand' | 'now'>,
): PreCommitment {
  const answer = preCommitmentOf(shop, incoming);
  if (!answer) throw new Error('the limit on deposits was not kept');
  return answer;
}

function ownLimit(
  shop: Pick<Shop, 'db' | 'brands' | 'limits'>,
  { customer, now }: Pick<CustomerIncoming, 'customer' | 'now'>,
): UsedLimit | undefined {
  return usedLimits(shop, customer, 'deposit', now)[0];
}
