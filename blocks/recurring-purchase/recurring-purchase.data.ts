import type { RecurringPurchase } from '#commerce/recurring.ts';
import { autoplayLabel } from '#domain/autoplay-words.ts';
import { parseMoney } from '#domain/money.ts';
import { rhythmOf } from '#domain/play/rhythm.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { LotteryOffer } from '#schemas/generated/api/types.gen.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { type RecurringView, recurringView } from '../_ui/ticket/recurring-view.ts';
import { pastDate } from '../_ui/when.ts';
import type { RecurringPurchaseProps } from './recurring-purchase.gen.ts';

export interface PauseLength {
  /** ISO 8601 in UTC. */
  readonly until: string;
  /** Such as 'For two weeks, until Sun, 6 Dec 2026'. */
  readonly label: string;
}

export interface RecurringPurchaseData {
  readonly purchase: RecurringView;
  /** The numbers that are played each time; none where they are picked anew. */
  readonly games: readonly string[];
  /** What of a lottery can be chosen; null for what is no lottery. */
  readonly choices: {
    readonly quickpick: boolean;
    /** Such as '20000000.00'; null plays every draw. */
    readonly minimumJackpot: string | null;
    /** The least jackpots that can be chosen, in words; none where that can't be. */
    readonly jackpots: readonly { readonly amount: string | null; readonly label: string }[];
    readonly numGames: number;
    /** The counts of games that are sold; none where they can't be asked for. */
    readonly gameCounts: readonly number[];
  } | null;
  /** How long a pause can last, with the moment at which it ends. */
  readonly pauses: readonly PauseLength[];
}

type Context = Parameters<typeof load>[0];

const DAY = 86_400_000;
const PAUSES = [
  { days: 7, words: 'For a week' },
  { days: 14, words: 'For two weeks' },
  { days: 28, words: 'For four weeks' },
  { days: 91, words: 'For three months' },
];

export const load: BlockLoad<RecurringPurchaseProps, RecurringPurchaseData, ShopServices> = async (context) => {
  const { props, params, site, now, services, signal } = context;
  const { autoplay, subscriptions } = services.commerce;
  const calls = props.type === 'autoplay' ? autoplay : subscriptions;
  const purchase = await calls.get(params['id'] ?? '', { signal });
  const { quickpick, games, productType } = purchase;
  const isLottery = productType === 'lottery_ticket' || productType === 'multi_draw_ticket';
  return {
    data: {
      purchase: recurringView(purchase, context),
      games: quickpick ? [] : games.map(gameText),
      choices: isLottery ? await choicesOf(purchase, context) : null,
      pauses: PAUSES.map(({ days, words }) => {
        const until = new Date(now + days * DAY).toISOString();
        return { until, label: `${words}, until ${pastDate(until, site)}` };
      }),
    },
  };
};

/** Without the offers nothing of it can be changed but its numbers. */
async function choicesOf(purchase: RecurringPurchase, context: Context): Promise<RecurringPurchaseData['choices']> {
  const { type, quickpick, minimumJackpotAmount, numberOfGames, games, gameType, gameOffer } = purchase;
  const lottery = await lotteryOf(purchase, context);
  const played = lottery?.gameTypes.find(({ key }) => key === (gameType ?? 'standard'));
  const sold = played?.gameOffers.find(({ key }) => key === gameOffer) ?? played?.gameOffers[0];
  const least = type === 'autoplay' ? (lottery?.minimumJackpots ?? []) : [];
  const days = lottery?.draws.map(({ day }) => day) ?? [];
  const rhythm = rhythmOf(days, (lottery?.selectableDays.length ?? 0) > 0);
  const label = (amount: string | null) =>
    autoplayLabel(rhythm, amount === null ? null : parseMoney(amount), {
      locale: context.site.locale,
      currency: purchase.price.currency,
    });
  return {
    quickpick,
    minimumJackpot: minimumJackpotAmount,
    jackpots: least.length > 0 ? [null, ...least].map((amount) => ({ amount, label: label(amount) })) : [],
    numGames: numberOfGames ?? games.length,
    gameCounts: Object.keys(sold?.prices ?? {}).map(Number),
  };
}

async function lotteryOf(
  { productOfferKey }: RecurringPurchase,
  { visitor, services, signal }: Context,
): Promise<LotteryOffer | null> {
  try {
    const { offers } = await services.commerce.offers.list(visitor.pricingId, { signal });
    return offers.filter((offer) => offer.type === 'lottery_ticket').find(({ key }) => key === productOfferKey) ?? null;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function gameText({ numberSets }: RecurringPurchase['games'][number]): string {
  return numberSets.map(({ numbers }) => numbers.join(' ')).join(' + ');
}
