import type { RecurringPurchase } from '#commerce/tickets/recurring.ts';
import { getLongDateFormat } from '#domain/date-format.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';

/** The subscription that renews a paid membership. */
export interface MembershipSubscriptionView {
  readonly subscriptionId: string;
  readonly renews: boolean;
  /** Whether its renewal can be turned on again. */
  readonly canTurnOnRenewal: boolean;
  /** Payment period from the next renewal on. */
  readonly period: NonNullable<RecurringPurchase['period']>;
  /** The day on which it renews, such as '22 December 2026'. */
  readonly next: string;
  /** The day on which what is paid ends. */
  readonly ends: string;
}

/**
 * The subscription of a membership that has not ended: one that was not cancelled goes before one that was. Null for none.
 *
 * @param purchases Subscriptions of the membership, the latest first.
 */
export function createMembershipSubscriptionView(
  purchases: readonly RecurringPurchase[],
  { locale, timeZone }: Pick<SiteDataForBlocks, 'locale' | 'timeZone'>,
  now: number,
): MembershipSubscriptionView | null {
  const currentPurchases = purchases.filter(({ membershipEndsAt }) => endOf(membershipEndsAt) > now);
  const purchase =
    currentPurchases.find(({ status }) => status !== 'recurring_status_cancelled') ?? currentPurchases[0];
  if (!purchase || purchase.period === null) return null;
  const day = (moment: number) => getLongDateFormat(locale, timeZone).format(moment);
  const ends = endOf(purchase.membershipEndsAt);
  const next = purchase.nextAttemptAt === null ? ends : Date.parse(purchase.nextAttemptAt);
  return {
    subscriptionId: purchase.autoplayId,
    renews: purchase.status === 'recurring_status_active',
    canTurnOnRenewal: purchase.status !== 'recurring_status_active',
    period: purchase.period,
    next: day(next),
    ends: day(ends),
  };
}

function endOf(moment: string | null): number {
  return moment === null ? 0 : Date.parse(moment);
}
