import { ApiError } from '#engine/api/api-error.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatWeekdayDateTime } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { createPurchasedTicketView, type PurchasedTicketView } from '../../_ui/ticket/ticket-view.ts';
import { loadPageTicket } from '../_shared/page-ticket.ts';
import type { TicketHeaderProps } from './ticket-header.gen.ts';

export interface TicketHeaderBlockData {
  readonly ticket: PurchasedTicketView;
  /** When it was bought, in full. */
  readonly bought: string;
  /** Id of its receipt. */
  readonly checkoutId: string;
  /** Name of the cause it supports; null for none. */
  readonly cause: string | null;
  /** Whether it is a recurring purchase. */
  readonly repeats: boolean;
  /** Whether the same can be bought again. */
  readonly isRepeatable: boolean;
}

export const loadTicketHeaderData: LoadBlockData<
  TicketHeaderProps,
  TicketHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { summary } = await loadPageTicket(context);
  const { placedAt, checkoutId, item } = summary;
  return {
    data: {
      ticket: createPurchasedTicketView(summary, context),
      bought: formatWeekdayDateTime(placedAt, context),
      checkoutId,
      cause: await causeName(item.causeKey, context),
      repeats: item.recurringPurchase.enabled,
      isRepeatable: item.productType !== 'membership' && item.productType !== 'social_syndicate_share',
    },
  };
};

/** Null if it can't be found: the ticket is also shown without its cause. */
async function causeName(
  key: string | null,
  { services, signal }: Pick<Parameters<typeof loadTicketHeaderData>[0], 'services' | 'signal'>,
): Promise<string | null> {
  if (key === null) return null;
  try {
    const { causes } = await services.commerce.causes.list({ signal });
    return causes.find((cause) => cause.key === key)?.name ?? null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return null;
    throw error;
  }
}
