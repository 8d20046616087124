import type { RecurringPurchase, RecurringStatus } from '#commerce/tickets/recurring.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import { formatShortDateWithYear, formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { formatMoneyAmount } from '../../_ui/money-text.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { type RecurringFundView, toRecurringFundView } from './recurring-fund.ts';

/** A purchase that repeats itself, as a page shows it. */
export interface RecurringPurchaseSummaryView {
  readonly id: string;
  readonly type: RecurringPurchase['type'];
  readonly name: string;
  readonly picture: ResolvedImage | null;
  /** What is bought each time, and when, such as '12 x Standard games' and 'Every draw'. */
  readonly description: string;
  readonly label: string;
  readonly status: RecurringStatus;
  /** When a timed pause ends; null for any other status. */
  readonly pausedUntil: string | null;
  /** When it is bought next, in full; null when it is not. */
  readonly next: string | null;
  /** The same, the day alone. */
  readonly nextDay: string | null;
  readonly price: string;
  readonly fund: RecurringFundView;
  /** What came of the last attempt. */
  readonly last: RecurringPurchase['lastAttemptStatus'];
  /** When that was; null before the first. */
  readonly lastAt: string | null;
  /** What went wrong with it, for the customer. */
  readonly failure: string | null;
}

export interface RecurringPurchaseViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly services: Pick<ShopBlockLoaderServices, 'picture'>;
}

export function createRecurringPurchaseSummaryView(
  purchase: RecurringPurchase,
  context: RecurringPurchaseViewContext,
): RecurringPurchaseSummaryView {
  const { site, services } = context;
  const { autoplayId, type, name, logo, description, label, status, pausedUntil, nextAttemptAt, price } = purchase;
  const { defaultFund, lastAttemptStatus, lastAttempt } = purchase;
  const isTimed = status === 'recurring_status_timed_pause';
  return {
    id: autoplayId,
    type,
    name,
    picture: logo ? services.picture(site.key, logo) : null,
    description,
    label,
    status,
    pausedUntil: isTimed && pausedUntil !== null ? formatShortDateWithYear(pausedUntil, site) : null,
    next: nextAttemptAt === null ? null : formatWeekdayDateTime(nextAttemptAt, context),
    nextDay: nextAttemptAt === null ? null : formatShortDateWithYear(nextAttemptAt, site),
    price: formatMoneyAmount(price, site),
    fund: toRecurringFundView(defaultFund),
    last: lastAttemptStatus,
    lastAt: lastAttempt === null ? null : formatShortDateWithYear(lastAttempt.attemptedAt, site),
    failure: lastAttempt?.message ?? null,
  };
}
