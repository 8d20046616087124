import { parseMoney } from '#domain/money.ts';
import { type OrderState, resolveOrderState } from '#domain/tickets/ticket-state.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { MessageSource } from '#engine/messages/message-source.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { CartProductType, OrderSummary } from '#schemas/generated/api/types.gen.ts';
import { type FormattedMoment, formatDays, formatMomentWithDayLabel, formatShortDateWithYear } from '../date-label.ts';
import { formatMoneyAmount } from '../money-text.ts';
import type { ShopBlockLoaderServices } from '../shop-services.ts';
import { type CartItemMessages, cartItemMessages } from './cart-item.messages.gen.ts';
import { describeCartItem } from './cart-item-text.ts';
import { type AccountTicketPageRouteId, getTicketPageRouteId } from './ticket-route.ts';

/** Something that was bought, as a list or the head of a page shows it. */
export interface PurchasedTicketView {
  readonly id: string;
  readonly route: AccountTicketPageRouteId;
  readonly name: string;
  readonly type: CartProductType;
  /** What it is, such as '12 x Standard games, 5 draws'. */
  readonly what: readonly string[];
  readonly picture: ResolvedImage | null;
  readonly state: OrderState;
  /** Whether it starts later than with the draw that was next when it was bought, and has not begun. */
  readonly isDeferred: boolean;
  readonly numDraws: number;
  readonly drawsLeft: number;
  /** Its next draw; null where none is to come. */
  readonly next: FormattedMoment | null;
  /** Its last draw, or the end of a membership, such as 'Sat, 14 Nov 2026'; with its beginning where that is to come. */
  readonly ends: string;
  readonly price: string;
  /** What it has won so far; null for nothing. */
  readonly winnings: string | null;
}

export interface PurchasedTicketViewContext {
  readonly site: SiteDataForBlocks;
  readonly messages: MessageSource;
  readonly now: number;
  readonly services: Pick<ShopBlockLoaderServices, 'picture'>;
}

export function createPurchasedTicketView(
  order: OrderSummary,
  context: PurchasedTicketViewContext,
): PurchasedTicketView {
  const { site, messages, now, services } = context;
  const { id, item, status, total, winnings, numDraws, drawsLeft, nextDrawDate, startsAt, endsAt } = order;
  const won = parseMoney(winnings);
  const isUpcoming = status === 'upcoming_products';
  const isAhead = startsAt !== undefined && Date.parse(startsAt) > now;
  return {
    id,
    route: getTicketPageRouteId(order),
    name: item.name,
    type: item.productType,
    what: whatWasBought(order, createMessageAccessor(cartItemMessages, messages, site)),
    picture: item.logo ? services.picture(site.key, item.logo) : null,
    state: resolveOrderState({ status, numDraws, drawsLeft, winnings: won, isAhead }),
    isDeferred: item.gameType === 'deferred' && isUpcoming && drawsLeft === numDraws,
    numDraws,
    drawsLeft,
    next: nextDrawDate === null || !isUpcoming ? null : formatMomentWithDayLabel(nextDrawDate, context),
    ends: isAhead ? formatDays(startsAt, endsAt, context) : formatShortDateWithYear(endsAt, site),
    price: formatMoneyAmount(total, site),
    winnings: won > 0 ? formatMoneyAmount(winnings, site) : null,
  };
}

function whatWasBought({ item, numDraws }: OrderSummary, messages: CartItemMessages): string[] {
  const { syndicateName, numRaffleTickets = 0, productType } = item;
  return [
    ...(syndicateName === undefined ? [] : [syndicateName]),
    describeCartItem(item, messages),
    ...(productType === 'raffle_ticket' && numRaffleTickets > 1 ? [messages.tickets({ count: numRaffleTickets })] : []),
    ...(numDraws > 1 ? [messages.draws({ count: numDraws })] : []),
  ];
}
