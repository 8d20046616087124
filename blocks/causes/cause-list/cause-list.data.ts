import { CAUSES_ON_A_PAGE } from '#domain/content/page-sizes.ts';
import { floorToMainUnits, formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import { countPages, parsePageNumber } from '#domain/results/paging.ts';
import type { ResolvedImage, RichText } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import { loadPageOfferAndAllOffers, toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CauseListProps } from './cause-list.gen.ts';

export interface CauseView {
  readonly key: string;
  readonly name: string;
  readonly urlSlug: string;
  readonly summary: string;
  /** What was raised so far in whole units of money, rounded down. */
  readonly raised: string;
  /** Such as '12,400'. */
  readonly supporters: string;
  /** CMS text about the cause; null if there is none. */
  readonly story: RichText | null;
  readonly image: ResolvedImage | null;
}

export interface CauseListBlockData {
  readonly causes: readonly CauseView[];
  readonly page: number;
  readonly pages: number;
}

export const loadCauseListData: LoadBlockData<CauseListProps, CauseListBlockData, ShopBlockLoaderServices> = async (
  context,
) => {
  const { props, site, services, signal } = context;
  const { causes, expires } = await services.commerce.causes.list({ signal });
  const keys = props.ofOffer
    ? (await loadPageOfferAndAllOffers(context)).offer.causes.map(({ key }) => key)
    : props.causes;
  const chosen = keys
    ? causes.filter(({ key }) => keys.includes(key)).sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    : causes;
  const limit = props.paged ? (props.limit ?? CAUSES_ON_A_PAGE) : (props.limit ?? chosen.length);
  const page = props.paged ? (parsePageNumber(context.query.get('page') ?? '') ?? 1) : 1;
  const views = chosen
    .slice((page - 1) * limit, page * limit)
    .map(({ key, name, urlSlug, summary, amountRaised, numSupporters }) => {
      const money = { locale: site.locale, currency: amountRaised.currency };
      const wholeUnits = floorToMainUnits(parseMoney(amountRaised), amountRaised.currency);
      const raised = formatAmountWithoutZeroCents(wholeUnits, money);
      const written = services.content.cause(key);
      const { story = null, image = null } = written ?? {};
      return {
        key,
        name,
        urlSlug,
        summary,
        raised,
        supporters: formatGroupedNumber(numSupporters, site.locale),
        story,
        image,
      };
    });
  const pages = props.paged ? countPages(chosen.length, limit) : 1;
  return {
    data: { causes: views, page, pages },
    ...(props.paged && { head: { pages } }),
    ...toReloadTime(expires),
  };
};
