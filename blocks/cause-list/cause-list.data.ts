import { displayMoney, parseMoney } from '#domain/money.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import { pageOffer } from '../_ui/page-offer.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
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
}

export interface CauseListData {
  readonly causes: readonly CauseView[];
}

export const load: BlockLoad<CauseListProps, CauseListData, ShopServices> = async (context) => {
  const { props, site, services, signal } = context;
  const { causes, expires } = await services.commerce.causes.list({ signal });
  const keys = props.ofOffer ? (await pageOffer(context)).offer.causes.map(({ key }) => key) : props.causes;
  const chosen = keys
    ? causes.filter(({ key }) => keys.includes(key)).sort((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    : causes;
  const counts = new Intl.NumberFormat(site.locale);
  const views = chosen.slice(0, props.limit).map(({ key, name, urlSlug, summary, amountRaised, numSupporters }) => {
    const money = { locale: site.locale, currency: amountRaised.currency };
    const wholeUnits = Math.floor(parseMoney(amountRaised.amount) / 100) * 100;
    const raised = displayMoney(wholeUnits, money, 'short');
    return { key, name, urlSlug, summary, raised, supporters: counts.format(numSupporters) };
  });
  return { data: { causes: views }, ...(expires === null ? {} : { expires }) };
};
