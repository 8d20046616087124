import { formatAmountWithoutZeroCents, type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import type { AutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { CatalogueGameOffer, CatalogueOffer, CatalogueRaffle } from '../../offers/catalogue/catalogue-types.ts';

/** The parts of an offer that a choice plays. */
export interface RecurringChoiceOfferParts {
  readonly gameOffer: CatalogueGameOffer | null;
  readonly book: CatalogueRaffle['books'][number] | null;
}

export function findChosenGameOfferOrBook(
  offer: CatalogueOffer | undefined,
  choice: CartItemRequest,
): RecurringChoiceOfferParts {
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

/** Describes what is bought each time. */
export function describeRecurringChoice(offer: CatalogueOffer | undefined, choice: CartItemRequest): string {
  const { gameOffer, book } = findChosenGameOfferOrBook(offer, choice);
  switch (offer?.type) {
    case 'lottery_ticket': {
      const count = choice.num_games ?? choice.games?.length ?? 0;
      return `${count} x ${gameOffer?.name ?? ''} games`;
    }
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

/** Describes when it is bought; a membership that is not monthly names its period. */
export function formatRecurringScheduleText(
  offer: CatalogueOffer | undefined,
  choice: CartItemRequest,
  display: MoneyFormat,
): string {
  const { minimum_jackpot_amount: least, membership_period: period = 'monthly' } = choice;
  if (offer?.type === 'membership' && period !== 'monthly') return period.charAt(0).toUpperCase() + period.slice(1);
  if (least !== undefined)
    return `Jackpots ${formatAmountWithoutZeroCents(parseDecimalAmount(least), display)} and over`;
  return LABELS[getAutoplayRhythmByOfferAndDay(offer, choice)];
}

const LABELS = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  'every-draw': 'Every draw',
} as const satisfies Record<AutoplayRhythm, string>;

/** Frequency of an autoplay. Raffle pages offer every draw, regardless of weekdays. */
export function getAutoplayRhythmByOfferAndDay(
  offer: CatalogueOffer | undefined,
  { day }: CartItemRequest,
): AutoplayRhythm {
  switch (offer?.type) {
    case 'membership':
      return 'monthly';
    case 'lottery_ticket': {
      const { schedule } = offer;
      return day !== undefined || (schedule.kind === 'weekly' && schedule.days.length === 1) ? 'weekly' : 'every-draw';
    }
    case 'raffle_ticket':
    case 'syndicate_share':
    case undefined:
      return 'every-draw';
  }
}
