import { floorToMainUnits, formatAmountWithoutZeroCents, parseMoney } from '#domain/money.ts';
import { formatGroupedNumber } from '#domain/number-format.ts';
import type { CauseTexts } from '#engine/page/content-reader.ts';
import type { ResolvedImage, RichText } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { PageHeadData } from '#engine/render/page-head-data.ts';
import { toReloadTime } from '../../_ui/offer/page-offer.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { CauseHeaderProps } from './cause-header.gen.ts';

export interface CauseHeaderBlockData {
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

/** The cause of the page's path parameter `causeSlug`. */
export const loadCauseHeaderData: LoadBlockData<
  CauseHeaderProps,
  CauseHeaderBlockData,
  ShopBlockLoaderServices
> = async (context) => {
  const { params, props, site, services, signal } = context;
  const { look } = props;
  const slug = params['causeSlug'] ?? '';
  const { causes } = services.commerce;
  const cause = await causes.bySlug(slug, { signal });
  if (!cause) throw new Error(`no cause has the path segment '${slug}'`);
  const { key, name, urlSlug, summary, amountRaised, numSupporters } = cause;
  const { expires } = await causes.list({ signal });
  const written = services.content.cause(key);
  const wholeUnits = floorToMainUnits(parseMoney(amountRaised), amountRaised.currency);
  return {
    data: {
      key,
      name,
      urlSlug,
      summary,
      raised: formatAmountWithoutZeroCents(wholeUnits, { locale: site.locale, currency: amountRaised.currency }),
      supporters: formatGroupedNumber(numSupporters, site.locale),
      story: written?.story ?? null,
      image: written?.image ?? null,
    },
    ...(look === 'full' && { head: headOf(written) }),
    ...toReloadTime(expires),
  };
};

function headOf(written: CauseTexts | null): PageHeadData {
  if (!written) return {};
  const { head } = written;
  const image = head.image ?? written.image;
  return {
    ...(head.title !== null && { title: head.title }),
    ...(head.description !== null && { description: head.description }),
    ...(image && { image }),
    noindex: head.noindex,
  };
}
