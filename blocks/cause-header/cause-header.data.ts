import { displayMoney, parseMoney } from '#domain/money.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import { earliest } from '../_ui/page-offer.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { CauseHeaderProps } from './cause-header.gen.ts';

export interface CauseHeaderData {
  readonly key: string;
  readonly name: string;
  readonly urlSlug: string;
  readonly summary: string;
  /** What was raised so far in whole units of money, rounded down. */
  readonly raised: string;
  /** Such as '12,400'. */
  readonly supporters: string;
}

/** The cause of the page's path parameter `causeSlug`. */
export const load: BlockLoad<CauseHeaderProps, CauseHeaderData, ShopServices> = async (context) => {
  const { params, site, services, signal } = context;
  const slug = (params['causeSlug'] ?? '').toLowerCase();
  const { causes, expires } = await services.commerce.causes.list({ signal });
  const cause = causes.find(({ urlSlug }) => urlSlug === slug);
  if (!cause) throw new Error(`no cause has the path segment '${slug}'`);
  const { key, name, urlSlug, summary, amountRaised, numSupporters } = cause;
  const wholeUnits = Math.floor(parseMoney(amountRaised.amount) / 100) * 100;
  return {
    data: {
      key,
      name,
      urlSlug,
      summary,
      raised: displayMoney(wholeUnits, { locale: site.locale, currency: amountRaised.currency }, 'short'),
      supporters: new Intl.NumberFormat(site.locale).format(numSupporters),
    },
    ...earliest(expires),
  };
};
