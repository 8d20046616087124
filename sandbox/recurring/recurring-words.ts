import { displayMoney, parseMoney } from '#domain/money.ts';
import type { CartItemRequest, RecurringType } from '#schemas/generated/api/wire-types.gen.ts';
import type { GameOfferEntry, OfferEntry, RaffleEntry } from '../catalogue/types.ts';
import type { Schedule } from '../draws/schedule.ts';

/** The parts of an offer that a choice plays. */
export interface ChosenParts {
  readonly gameOffer: GameOfferEntry | null;
  readonly book: RaffleEntry['books'][number] | null;
}

export function chosenParts(offer: OfferEntry | undefined, choice: CartItemRequest): ChosenParts {
  switch (offer?.type) {
    case 'lottery_ticket': {
      const gameType = offer.gameTypes.find(({ key }) => key === choice.game_type);
      return { gameOffer: gameType?.gameOffers.find(({ key }) => key === choice.game_offer) ?? null, book: null };
    }
    case 'raffle_ticket':
      return { gameOffer: null, book: offer.books.find(({ key }) => key === choice.raffle_offer_key) ?? null };
    case 'syndicate_share':
    case 'membership':
    case undefined:
      return { gameOffer: null, book: null };
  }
}

/** What is bought each time (specification: Business constants and limits, "Autoplay labels"). */
export function describeChoice(offer: OfferEntry | undefined, choice: CartItemRequest): string {
  const { gameOffer, book } = chosenParts(offer, choice);
  switch (offer?.type) {
    case 'lottery_ticket':
      return `${choice.num_games ?? choice.games?.length ?? 0} x ${gameOffer?.name ?? ''} games`;
    case 'raffle_ticket':
      return `${(book?.numTickets ?? 0) * (choice.quantity ?? 1)} Ticket Book`;
    case 'syndicate_share':
      return `${choice.num_shares ?? 1} x Syndicate shares`;
    case 'membership':
      return `${offer.tiers.find(({ key }) => key === choice.membership_tier)?.name ?? ''} membership`;
    case undefined:
      return '';
  }
}

/** When it is bought, in the specification's words; a membership says its period. */
export function whenBought(
  offer: OfferEntry | undefined,
  { minimum_jackpot_amount: least, membership_period: period = '', day }: CartItemRequest,
  type: RecurringType,
  display: { locale: string; currency: string },
): string {
  if (least !== undefined) return `Jackpots ${displayMoney(parseMoney(least), display, 'short')} and over`;
  if (offer?.type === 'membership') return period.charAt(0).toUpperCase() + period.slice(1);
  if (offer?.type !== 'lottery_ticket' && offer?.type !== 'raffle_ticket') return 'Every draw';
  if (day !== undefined || isOnceAWeek(offer.schedule)) return 'Weekly';
  return offer.schedule.kind === 'monthly' && type === 'subscription' ? 'Monthly' : 'Every draw';
}

function isOnceAWeek(schedule: Schedule): boolean {
  return schedule.kind === 'weekly' && schedule.days.length === 1;
}
