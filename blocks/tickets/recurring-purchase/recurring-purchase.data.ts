import type { RecurringPurchase } from '#commerce/tickets/recurring.ts';
import { parseDecimalAmount } from '#domain/money.ts';
import { resolveAutoplayRhythm } from '#domain/play/autoplay-rhythm.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { GameOffer, Money, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { formatShortDateWithYear } from '../../_ui/date-label.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { autoplayLabelMessages } from '../../_ui/ticket/autoplay-label.messages.gen.ts';
import { formatAutoplayLabel } from '../../_ui/ticket/autoplay-label.ts';
import { createRecurringPurchaseSummaryView, type RecurringPurchaseSummaryView } from '../_shared/recurring-view.ts';
import type { RecurringPurchaseProps } from './recurring-purchase.gen.ts';

export interface RecurringPauseOption {
  /** ISO 8601 in UTC. */
  readonly until: string;
  readonly length: 'week' | 'two_weeks' | 'four_weeks' | 'three_months';
}

export interface RecurringPurchaseBlockData {
  readonly purchase: RecurringPurchaseSummaryView;
  /** Last day of the paid membership term; null for other products, and for one that has ended. */
  readonly membershipEnds: string | null;
  /** The numbers played each time; empty if each purchase picks new ones. */
  readonly games: readonly string[];
  /** The choices of a lottery or raffle ticket; null for other products. */
  readonly choices: {
    /** Whether each purchase picks new numbers; null for a raffle. */
    readonly quickpick: boolean | null;
    /** Such as '20000000.00'; null plays every draw. */
    readonly minimumJackpot: string | null;
    /** Minimum jackpots to choose from; empty if they can't be chosen. */
    readonly jackpots: readonly { readonly amount: string | null; readonly label: string }[];
    readonly numGames: number;
    /** The counts of games on sale; empty if they can't be fetched. */
    readonly gameCounts: readonly number[];
    readonly gameOffer: string | null;
    /** The game offers of a lottery, or the books of a raffle. */
    readonly gameOffers: readonly RecurringGameOfferOption[];
    readonly causeKey: string | null;
    /** The causes to choose from; empty if no cause was chosen. `label` is null if unknown. */
    readonly causes: readonly { readonly key: string; readonly label: string | null }[];
  } | null;
  /** How long a pause can last, with the moment at which it ends. */
  readonly pauses: readonly RecurringPauseOption[];
}

export interface RecurringGameOfferOption {
  readonly key: string;
  /** Name of a game offer; null for a book, and where it is not known. */
  readonly label: string | null;
  /** A book of raffle tickets; null for a game offer, and where it is not known. */
  readonly book: { readonly numTickets: number; readonly price: Money } | null;
  /** The count of games to change to where this offer does not sell the current one; else null. */
  readonly numGames: number | null;
}

type Context = Parameters<typeof loadRecurringPurchaseData>[0];

const DAY = 86_400_000;
const PAUSES = [
  { days: 7, length: 'week' },
  { days: 14, length: 'two_weeks' },
  { days: 28, length: 'four_weeks' },
  { days: 91, length: 'three_months' },
] as const;

export const loadRecurringPurchaseData: LoadBlockData<
  RecurringPurchaseProps,
  RecurringPurchaseBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, params, now, services, signal } = context;
  const { autoplay, subscriptions } = services.commerce;
  const calls = props.type === 'autoplay' ? autoplay : subscriptions;
  const purchase = await calls.get(params['id'] ?? '', { signal });
  const { quickpick, games } = purchase;
  return {
    data: {
      purchase: createRecurringPurchaseSummaryView(purchase, context),
      membershipEnds: membershipEnds(purchase, context),
      games: quickpick ? [] : games.map(gameText),
      choices: await choicesOf(purchase, context),
      pauses: PAUSES.map(({ days, length }) => ({ until: new Date(now + days * DAY).toISOString(), length })),
    },
  };
};

function membershipEnds(
  { membershipEndsAt }: RecurringPurchase,
  { now, site }: Pick<Context, 'site' | 'now'>,
): string | null {
  if (membershipEndsAt === null || Date.parse(membershipEndsAt) <= now) return null;
  return formatShortDateWithYear(membershipEndsAt, site);
}

type Choices = RecurringPurchaseBlockData['choices'];

async function choicesOf(purchase: RecurringPurchase, context: Context): Promise<Choices> {
  switch (purchase.productType) {
    case 'lottery_ticket':
    case 'multi_draw_ticket':
      return lotteryChoices(purchase, context);
    case 'raffle_ticket':
      return raffleChoices(purchase, context);
    default:
      return null;
  }
}

/** Without the offers, only its numbers can be changed. */
async function lotteryChoices(purchase: RecurringPurchase, context: Context): Promise<Choices> {
  const { type, quickpick, minimumJackpotAmount, numberOfGames, games, gameType, gameOffer } = purchase;
  const offer = await offerOf(purchase, context);
  const lottery = offer?.type === 'lottery_ticket' ? offer : null;
  const played = lottery?.gameTypes.find(({ key }) => key === (gameType ?? 'standard'));
  const sold = played?.gameOffers.find(({ key }) => key === gameOffer) ?? played?.gameOffers[0];
  const least = type === 'autoplay' ? (lottery?.minimumJackpots ?? []) : [];
  const amounts = least.length > 0 ? [...new Set([null, ...least, minimumJackpotAmount])] : [];
  const days = lottery?.draws.map(({ day }) => day) ?? [];
  const rhythm = resolveAutoplayRhythm(days, (lottery?.selectableDays.length ?? 0) > 0);
  const numGames = numberOfGames ?? games.length;
  const messages = createMessageAccessor(autoplayLabelMessages, context.messages, context.site);
  const { currency } = purchase.price;
  const label = (amount: string | null) =>
    formatAutoplayLabel(
      rhythm,
      amount === null ? null : { minor: parseDecimalAmount(amount, currency), currency },
      messages,
    );
  return {
    quickpick,
    minimumJackpot: minimumJackpotAmount,
    jackpots: amounts.map((amount) => ({ amount, label: label(amount) })),
    numGames,
    gameCounts: countsOf(sold),
    gameOffer: gameOffer ?? sold?.key ?? null,
    gameOffers: withCurrent(
      gameOffer,
      (played?.gameOffers ?? []).map((each) => ({
        key: each.key,
        label: each.name,
        book: null,
        numGames: nearestCount(numGames, countsOf(each)),
      })),
    ),
    ...causeChoices(purchase, lottery),
  };
}

/** The books of the draw on sale, and the causes. Null without the offer, whose books are unknown. */
async function raffleChoices(
  purchase: RecurringPurchase,
  context: Pick<Context, 'visitor' | 'services' | 'signal'>,
): Promise<Choices> {
  const offer = await offerOf(purchase, context);
  if (offer?.type !== 'raffle_ticket') return null;
  return {
    quickpick: null,
    minimumJackpot: null,
    jackpots: [],
    numGames: 1,
    gameCounts: [],
    gameOffer: purchase.gameOffer,
    gameOffers: withCurrent(
      purchase.gameOffer,
      (offer.draws[0]?.offers ?? []).map(({ key, numTickets, price }) => ({
        key,
        label: null,
        book: { numTickets, price: { amount: price, currency: offer.priceCurrency } },
        numGames: null,
      })),
    ),
    ...causeChoices(purchase, offer),
  };
}

/** A cause can be changed where one was chosen. */
function causeChoices({ causeKey }: RecurringPurchase, offer: ProductOffer | null) {
  const causes =
    causeKey === null
      ? []
      : (offer?.causes ?? []).map(({ key, name }) => ({ key, label: name, book: null, numGames: null }));
  return { causeKey, causes: withCurrent(causeKey, causes).map(({ key, label }) => ({ key, label })) };
}

/** Adds the current choice where it is no longer on offer, so that no other one looks chosen. */
function withCurrent(
  current: string | null,
  choices: readonly RecurringGameOfferOption[],
): readonly RecurringGameOfferOption[] {
  if (current === null || choices.length === 0 || choices.some(({ key }) => key === current)) return choices;
  return [{ key: current, label: null, book: null, numGames: null }, ...choices];
}

function countsOf(offer: GameOffer | undefined): number[] {
  return Object.keys(offer?.prices ?? {}).map(Number);
}

/** The nearest count of games on sale; null where the current one is on sale. */
function nearestCount(present: number, sold: readonly number[]): number | null {
  if (sold.length === 0 || sold.includes(present)) return null;
  return sold.reduce((nearest, count) => (Math.abs(count - present) < Math.abs(nearest - present) ? count : nearest));
}

async function offerOf(
  { productOfferKey }: RecurringPurchase,
  { visitor, services, signal }: Pick<Context, 'visitor' | 'services' | 'signal'>,
): Promise<ProductOffer | null> {
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    return offers.find(({ key }) => key === productOfferKey) ?? null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function gameText({ numberSets }: RecurringPurchase['games'][number]): string {
  return numberSets.map(({ numbers }) => numbers.join(' ')).join(' + ');
}
