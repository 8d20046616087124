import { parseMoneyToMainUnits } from '#domain/analytics/main-units.ts';
import { formatAmountWithoutZeroCents, parseDecimalAmount, parseMoney, toMainUnits } from '#domain/money.ts';
import { createMessageAccessor } from '#engine/messages/message-accessor.ts';
import type { ResolvedImage } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { ShowErrorPageInsteadError } from '#engine/render/page-fault.ts';
import type { SyndicateOffer } from '#schemas/generated/api/types.gen.ts';
import { type FormattedMoment, formatMomentWithDayLabel } from '../../_ui/date-label.ts';
import { jackpotMessages } from '../../_ui/offer/jackpot.messages.gen.ts';
import { formatJackpot } from '../../_ui/offer/jackpot.ts';
import { computeOffersExpiry, toOfferOnSale } from '../../_ui/offer/offer-view.ts';
import { toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { SyndicateListProps } from './syndicate-list.gen.ts';

export interface ListedSyndicate {
  readonly id: string;
  /** Key of the syndicate. */
  readonly key: string;
  /** Key and display category of its product offer. */
  readonly offerKey: string;
  readonly category: string;
  readonly name: string;
  /** Name of the product that sells it. */
  readonly of: string;
  readonly url: string;
  readonly picture: ResolvedImage | null;
  readonly drawNo: number;
  readonly drawn: FormattedMoment;
  readonly jackpot: string;
  readonly numGames: number;
  readonly numShares: number;
  readonly numSharesLeft: number;
  /** Such as '£1.20'. */
  readonly cost: string;
  /** The same in main units of the currency, for analytics. */
  readonly price: number;
  /** In main units of the currency; null until it is announced. */
  readonly prizePool: number | null;
}

export interface SyndicateListBlockData {
  readonly syndicates: readonly ListedSyndicate[];
}

/** Each syndicate in the next draw in which it has shares left. */
export const loadSyndicateListData: LoadBlockData<
  SyndicateListProps,
  SyndicateListBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { site, messages, visitor, now, services, signal } = context;
  const { offers, expires } = await services.commerce.offers.list(visitor.pricingId, { signal });
  const sales = offers
    .filter((offer) => offer.type === 'syndicate_share')
    .flatMap((offer) => {
      const sale = toOfferOnSale(offer, now);
      return sale ? [{ offer, sale }] : [];
    });
  const listed = sales.flatMap(({ offer }) =>
    nextWithShares(offer, now).map(({ draw, syndicate }) => ({
      id: syndicate.encodedId,
      key: syndicate.key,
      offerKey: offer.key,
      category: offer.displayCategory,
      name: syndicate.name,
      of: offer.name,
      url: offer.url,
      picture: services.picture(site.key, offer.logo),
      drawNo: draw.drawNo,
      drawn: formatMomentWithDayLabel(draw.date, context),
      jackpot: formatJackpot(
        draw.prizePool && parseMoney(draw.prizePool),
        { locale: site.locale, currency: offer.priceCurrency },
        createMessageAccessor(jackpotMessages, messages, site),
      ),
      numGames: syndicate.numGames,
      numShares: syndicate.numShares,
      numSharesLeft: syndicate.numSharesLeft,
      price: toMainUnits(parseDecimalAmount(syndicate.costPerShare, offer.priceCurrency), offer.priceCurrency),
      prizePool: parseMoneyToMainUnits(draw.prizePool),
      cost: formatAmountWithoutZeroCents(parseDecimalAmount(syndicate.costPerShare, offer.priceCurrency), {
        locale: site.locale,
        currency: offer.priceCurrency,
      }),
    })),
  );
  if (context.props.isWhole && listed.length === 0)
    throw new ShowErrorPageInsteadError(418, 'no syndicate has shares left');
  return {
    data: { syndicates: listed.sort((a, b) => Date.parse(a.drawn.at) - Date.parse(b.drawn.at)) },
    expires: computeOffersExpiry(
      sales.map(({ sale }) => sale),
      now,
      site.timeZone,
    ),
    ...toReloadTime(expires),
  };
};

function nextWithShares({ draws }: SyndicateOffer, now: number) {
  const open = draws.filter(({ status, closeDate }) => status === 'OPEN' && Date.parse(closeDate) > now);
  const keys = new Set(open.flatMap(({ syndicates }) => syndicates.map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    for (const draw of open) {
      const syndicate = draw.syndicates.find((each) => each.key === key && each.numSharesLeft > 0);
      if (syndicate) return [{ draw, syndicate }];
    }
    return [];
  });
}
