import type { DrawWinningTickets } from '#domain/raffle/ticket-search.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatShortDate } from '../../_ui/date-label.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { RaffleWinningTicketSearchProps } from './raffle-winning-ticket-search.gen.ts';

export interface SearchedRaffleDraw extends DrawWinningTickets {
  readonly drawNo: number;
  readonly date: string;
}

export interface RaffleWinningTicketSearchBlockData {
  readonly url: string;
  /** The last draws, the latest first. */
  readonly draws: readonly SearchedRaffleDraw[];
}

/** The last draws of the page's raffle with their winning tickets. */
export const loadRaffleWinningTicketSearchData: LoadBlockData<
  RaffleWinningTicketSearchProps,
  RaffleWinningTicketSearchBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, site, visitor, services, signal } = context;
  const { commerce } = services;
  const { offer, expires } = await loadPageOfferAndAllOffers(context);
  const past = await commerce.draws.past(visitor.pricingId, { key: offer.key, limit: props.draws }, { signal });
  const draws = past.entries.map(async ({ drawNo, date, winningTickets }) => {
    const prizes = await commerce.draws.prizes(offer.key, drawNo, { signal });
    return {
      drawNo,
      date: formatShortDate(date, site),
      winningTickets,
      prizes: prizes.map(({ name, numWinners }) => ({ name, numWinners })),
    };
  });
  return {
    data: { url: offer.url, draws: await Promise.all(draws) },
    ...toReloadTime(expires, past.expires),
  };
};
