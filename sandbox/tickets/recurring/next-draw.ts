import { parseDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { drawnOfferKey } from '../../cart/item-draws.ts';
import type { OfferEntry } from '../../offers/catalogue/types.ts';
import type { Draw } from '../../results/draws/draw.ts';
import { weekdayAt } from '../../results/draws/schedule.ts';
import type { Brand, Shop } from '../../shop.ts';

/** The next draw of an offer that a choice can be in, after a moment until which all is bought; null for none. */
export function nextDraw(
  shop: Pick<Shop, 'draws'>,
  { siteKey, catalogue }: Brand,
  offer: OfferEntry,
  choice: CartItemRequest,
  { now, coveredUntil }: { now: number; coveredUntil: number },
): Draw | null {
  const { time_zone: timeZone } = catalogue.branding;
  const isOnDay = ({ date }: Draw) => choice.day === undefined || weekdayAt(date, timeZone) === choice.day;
  return (
    shop.draws
      .toDraw(siteKey, drawnOfferKey(offer))
      .find(
        (draw) =>
          draw.closeDate > now && draw.openDate <= openAt(offer, now) && draw.date > coveredUntil && isOnDay(draw),
      ) ?? null
  );
}

/** Whether the jackpot of a draw is large enough; one that is not known is not. */
export function reachesJackpot({ prizePool }: Draw, { minimum_jackpot_amount: least }: CartItemRequest): boolean {
  return least === undefined || (prizePool !== null && prizePool >= parseDecimalAmount(least));
}

/** Coming draws of a lottery are on sale long before they are next; a raffle sells one draw after the other. */
function openAt(offer: OfferEntry, now: number): number {
  return offer.type === 'raffle_ticket' ? now : Number.POSITIVE_INFINITY;
}
