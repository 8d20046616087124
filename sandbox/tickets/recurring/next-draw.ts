import { parseDecimalAmount } from '#domain/money.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { getOfferKeyForDraws } from '../../cart/item-draws.ts';
import type { CatalogueOffer } from '../../offers/catalogue/catalogue-types.ts';
import type { StoredDraw } from '../../results/draws/draw.ts';
import { getWeekday } from '../../results/draws/draw-schedule.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';

/** The next draw of an offer for a choice, after the time covered so far; null for none. */
export function findNextDrawForRecurringChoice(
  shop: Pick<SandboxShop, 'draws'>,
  { siteKey, catalogue }: SandboxBrand,
  offer: CatalogueOffer,
  choice: CartItemRequest,
  { now, coveredUntil }: { now: number; coveredUntil: number },
): StoredDraw | null {
  const { time_zone: timeZone } = catalogue.branding;
  const isOnDay = ({ date }: StoredDraw) => choice.day === undefined || getWeekday(date, timeZone) === choice.day;
  return (
    shop.draws
      .listUndrawn(siteKey, getOfferKeyForDraws(offer))
      .find(
        (draw) =>
          draw.closeDate > now && draw.openDate <= openAt(offer, now) && draw.date > coveredUntil && isOnDay(draw),
      ) ?? null
  );
}

/** Whether the jackpot of a draw is large enough; an unknown one is not. */
export function reachesMinimumJackpot(
  { prizePool }: StoredDraw,
  { minimum_jackpot_amount: least }: CartItemRequest,
  currency: string,
): boolean {
  return least === undefined || (prizePool !== null && prizePool >= parseDecimalAmount(least, currency));
}

/** Lottery draws are on sale long in advance; raffle draws one after the other. */
function openAt(offer: CatalogueOffer, now: number): number {
  return offer.type === 'raffle_ticket' ? now : Number.POSITIVE_INFINITY;
}
