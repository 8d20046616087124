import type { CommerceCalls } from '#commerce/commerce.ts';
import { formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { countPages, parsePageNumber, WINNER_DRAWS_ON_A_PAGE } from '#domain/results/paging.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import { findSearchedTicket, isMatchingWinner, normaliseSearchWords } from '#domain/results/winner-search.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PastDraw } from '#schemas/generated/api/types.gen.ts';
import { formatShortDateWithYear } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { WinnerSearchProps } from './winner-search.gen.ts';

/** Number of past draws that a search reads at most, and of requests for them where the API answers with fewer than `LIMIT`. */
const SEARCHED_DRAWS = 500;
const LIMIT = 100;
const MOST_REQUESTS = 20;
const MOST_FOUND = 50;

/** A winner, or a winning ticket whose winner is not named. */
export interface FoundWinner {
  readonly name: string | null;
  readonly place: string | null;
  readonly ticket: string | null;
  /** Prize, such as 'First prize'. */
  readonly prize: string;
  /** Its amount, such as '$1,000'; null where `prize` names it. */
  readonly amount: string | null;
  /** Number of the draw; null for one that has no page. */
  readonly drawNo: number | null;
  readonly draw: string;
  readonly date: string;
}

export interface WinnerSearchBlockData {
  /** Path segment of the pages of the offer. */
  readonly url: string;
  /** What was searched for; empty for a page of all. */
  readonly text: string;
  readonly found: readonly FoundWinner[];
  /** Whether there are more than are shown. */
  readonly isCut: boolean;
  /** How many of the last draws were looked through. */
  readonly searchedDraws: number;
  readonly page: number;
  readonly pages: number;
}

export const loadWinnerSearchData: LoadBlockData<
  WinnerSearchProps,
  WinnerSearchBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { query, site, visitor, services, signal } = context;
  const { offer } = await loadPageOfferAndAllOffers(context);
  const key = getResultsOfferKey(offer);
  const text = (query.get('q') ?? '').trim();
  const words = normaliseSearchWords(text);
  const loadPastDraws = (limit: number, offset: number) =>
    services.commerce.draws.past(visitor.pricingId, { key, limit, offset }, { signal });
  if (words.length > 0) {
    const draws = await lastDraws(loadPastDraws);
    const found = draws.flatMap((draw) => searched(draw, words, site));
    const data = {
      url: offer.url,
      text,
      found: found.slice(0, MOST_FOUND),
      isCut: found.length > MOST_FOUND,
      searchedDraws: draws.length,
      page: 1,
      pages: 1,
    };
    return { data };
  }
  const page = parsePageNumber(query.get('page') ?? '') ?? 1;
  const { entries, pageInfo } = await loadPastDraws(WINNER_DRAWS_ON_A_PAGE, (page - 1) * WINNER_DRAWS_ON_A_PAGE);
  const pages = countPages(pageInfo?.total ?? entries.length, WINNER_DRAWS_ON_A_PAGE);
  const found = entries.flatMap((draw) => draw.winners.map((winner) => named(winner, draw, site)));
  return { data: { url: offer.url, text: '', found, isCut: false, searchedDraws: 0, page, pages } };
};

async function lastDraws(loadPastDraws: (limit: number, offset: number) => ReturnType<CommerceCalls['draws']['past']>) {
  const first = await loadPastDraws(LIMIT, 0);
  const size = Math.max(1, first.entries.length);
  const total = Math.min(first.pageInfo?.total ?? size, SEARCHED_DRAWS, size * MOST_REQUESTS);
  const offsets = Array.from({ length: Math.max(0, Math.ceil(total / size) - 1) }, (_, index) => (index + 1) * size);
  const rest = await Promise.all(offsets.map((offset) => loadPastDraws(LIMIT, offset)));
  return [first, ...rest].flatMap(({ entries }) => entries);
}

function searched(draw: PastDraw, words: readonly string[], site: SiteDataForBlocks): FoundWinner[] {
  const ticket = findSearchedTicket(words, draw.winningTickets);
  const winners = draw.winners.filter((winner) => isMatchingWinner(words, winner));
  return [
    ...(ticket === null
      ? []
      : [{ ...about(draw, site), name: null, place: null, ticket, prize: draw.title ?? '', amount: null }]),
    ...winners.map((winner) => named(winner, draw, site)),
  ];
}

function named(
  { name, place, prizeTitle, prize }: PastDraw['winners'][number],
  draw: PastDraw,
  site: SiteDataForBlocks,
): FoundWinner {
  const money = { locale: site.locale, currency: prize.currency };
  const amount = formatAmountWithoutZeroCents(parseMoney(prize), money);
  return {
    ...about(draw, site),
    name,
    place,
    ticket: null,
    prize: prizeTitle,
    amount: prizeTitle.includes(amount) ? null : amount,
  };
}

function about({ category, drawNo, name, date }: PastDraw, site: SiteDataForBlocks) {
  return { drawNo: category === 'giveaway' ? null : drawNo, draw: name, date: formatShortDateWithYear(date, site) };
}
