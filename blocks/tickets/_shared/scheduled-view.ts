import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { ScheduledPurchase } from '#schemas/generated/api/types.gen.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import { formatMoneyAmount } from '../../_ui/money-text.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { cartItemMessages } from '../../_ui/ticket/cart-item.messages.gen.ts';
import { describeCartItem } from '../../_ui/ticket/cart-item-text.ts';

/** State of a scheduled purchase. */
export type ScheduledPurchaseState = 'waiting' | 'retrying' | 'failed' | 'bought' | 'cancelled';

/** A scheduled purchase as view data. */
export interface ScheduledPurchaseSummaryView {
  readonly id: string;
  readonly kind: ScheduledPurchase['kind'];
  readonly state: ScheduledPurchaseState;
  readonly name: string;
  readonly what: string;
  readonly picture: ResolvedImage | null;
  readonly price: string;
  /** When it is bought next, as a full date; null if never again. */
  readonly due: string | null;
  /** When its draw is, as a full date; null for none. */
  readonly drawn: string | null;
}

export interface ScheduledPurchaseViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly services: Pick<ShopBlockLoaderServices, 'picture'>;
}

export function createScheduledPurchaseSummaryView(
  purchase: ScheduledPurchase,
  context: ScheduledPurchaseViewContext,
): ScheduledPurchaseSummaryView {
  const { site, messages, services } = context;
  const { encodedId, kind, item, amount, purchaseAt } = purchase;
  return {
    id: encodedId,
    kind,
    state: scheduledState(purchase),
    name: item.name,
    what: describeCartItem(item, createMessageAccessor(cartItemMessages, messages, site)),
    picture: item.logo ? services.picture(site.key, item.logo) : null,
    price: formatMoneyAmount(amount, site),
    due: purchaseAt === null ? null : formatWeekdayDateTime(purchaseAt, context),
    drawn: item.drawDate === undefined ? null : formatWeekdayDateTime(item.drawDate, context),
  };
}

/** A soft failure is retried (specification: States and transitions, "Last attempt"). */
function scheduledState({ status, lastAttemptStatus, purchaseAt }: ScheduledPurchase): ScheduledPurchaseState {
  if (status === 'scheduled_status_cancelled') return 'cancelled';
  switch (lastAttemptStatus) {
    case 'purchased':
      return 'bought';
    case 'hard_failure':
      return 'failed';
    case 'soft_failure':
      return purchaseAt === null ? 'failed' : 'retrying';
    case null:
      return 'waiting';
  }
}
