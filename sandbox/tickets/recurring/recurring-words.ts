import { type MoneyFormat, parseDecimalAmount } from '#domain/money.ts';
import type { AutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { translateCatalogueText } from '../../messages/catalogue-texts.ts';
import type { CatalogueGameOffer, CatalogueOffer, CatalogueRaffle } from '../../offers/catalogue/catalogue-types.ts';
import { type TicketsMessages, ticketsMessages } from '../tickets.messages.gen.ts';

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
      return ticketsMessages.games({ count, offer: translateCatalogueText(gameOffer?.name ?? '') });
    }
    case 'raffle_ticket':
      return ticketsMessages.book({ count: (book?.numTickets ?? 0) * (choice.quantity ?? 1) });
    case 'syndicate_share':
      return ticketsMessages.shares({ count: choice.num_shares ?? 1 });
    case 'membership':
      return ticketsMessages.membership({
        tier: translateCatalogueText(offer.tiers.find(({ key }) => key === choice.membership_tier)?.name ?? ''),
      });
    case undefined:
      return '';
  }
}

/** Describes when it is bought; a membership that is not monthly names its period. */
export function formatRecurringScheduleText(
  offer: CatalogueOffer | undefined,
  choice: CartItemRequest,
  { currency }: Pick<MoneyFormat, 'currency'>,
): string {
  const { minimum_jackpot_amount: least, membership_period: period = 'monthly' } = choice;
  if (offer?.type === 'membership' && period !== 'monthly') {
    return ticketsMessages.period({ period: PERIODS.find((known) => known === period) ?? 'unknown' });
  }
  if (least !== undefined) {
    return ticketsMessages.minimumJackpot({ jackpot: { minor: parseDecimalAmount(least, currency), currency } });
  }
  return ticketsMessages[LABELS[getAutoplayRhythmByOfferAndDay(offer, choice)]]();
}

const PERIODS = ['quarterly', 'biannually', 'annually'] as const;

const LABELS = {
  weekly: 'weekly',
  monthly: 'monthly',
  'every-draw': 'everyDraw',
} as const satisfies Record<AutoplayRhythm, keyof TicketsMessages>;

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
