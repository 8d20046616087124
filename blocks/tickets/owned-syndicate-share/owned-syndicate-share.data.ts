import { formatCurrencyAmount, parseDecimalAmount, parseMoney } from '#domain/money.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { formatMoneyAmount } from '../../_ui/money-text.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { loadPageTicket } from '../_shared/page-ticket.ts';
import type { OwnedSyndicateShareProps } from './owned-syndicate-share.gen.ts';

export interface OwnedSyndicateShareBlockData {
  /** Null for a ticket that is no share. */
  readonly part: {
    readonly name: string;
    readonly shares: number;
    readonly of: number;
    /** Games that the syndicate plays in a draw; null until they are known. */
    readonly games: number | null;
    /** Price of one share; null if unknown. */
    readonly cost: string | null;
    /** Winnings of the shares; null for none. */
    readonly winnings: string | null;
  } | null;
}

export const loadOwnedSyndicateShareData: LoadBlockData<
  OwnedSyndicateShareProps,
  OwnedSyndicateShareBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site } = context;
  const { summary, lines = [] } = await loadPageTicket(context);
  const line = lines.find(({ share }) => share !== null);
  if (!line?.share) return { data: { part: null } };
  const { name, numShares, totalShares } = line.share;
  const { item, winnings, total } = summary;
  const cost = item.costPerShare;
  return {
    data: {
      part: {
        name,
        shares: numShares,
        of: totalShares,
        games: line.games.length > 0 ? line.games.length : null,
        cost:
          cost === undefined
            ? null
            : formatCurrencyAmount(parseDecimalAmount(cost, total.currency), {
                locale: site.locale,
                currency: total.currency,
              }),
        winnings: parseMoney(winnings) > 0 ? formatMoneyAmount(winnings, site) : null,
      },
    },
  };
};
