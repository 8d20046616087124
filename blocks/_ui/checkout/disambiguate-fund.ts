import { getLongDateFormat } from '#domain/date-format.ts';
import type { SiteDataForBlocks } from '#engine/page/site-view.ts';
import type { Fund } from '#schemas/generated/api/types.gen.ts';
import { formatFundLabel } from './fund-label.ts';

const WORDS = 'saved on {date} ({number} of {count})';

/** What tells a saved card or account from others that look the same; null where none does. */
export function describeFundAmongLookalikes(
  fund: Fund,
  funds: readonly Fund[],
  site: SiteDataForBlocks,
): string | null {
  const twins = funds
    .filter((other) => looks(other) === looks(fund))
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (twins.length < 2) return null;
  const number = twins.findIndex(({ customerFundId }) => customerFundId === fund.customerFundId) + 1;
  const { locale, timeZone } = site;
  const date = getLongDateFormat(locale, timeZone).format(Date.parse(fund.createdAt));
  return WORDS.replace('{date}', date).replace('{number}', String(number)).replace('{count}', String(twins.length));
}

/** The same fund may stand in several methods, and is no twin of itself. */
export function removeDuplicateFunds(funds: readonly Fund[]): readonly Fund[] {
  return [...new Map(funds.map((fund) => [fund.customerFundId, fund])).values()];
}

function looks(fund: Fund): string {
  return `${formatFundLabel(fund)} ${fund.expiryMonth}/${fund.expiryYear}`;
}
