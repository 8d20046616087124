import type { CommerceCalls } from '#commerce/commerce.ts';
import type { OfferFirstAndLastDrawDates, PastDrawsQuery } from '#commerce/results/draws.ts';
import { getMonthAndYearFormat } from '#domain/date-format.ts';
import { countPages, parsePageNumber, RESULTS_ON_A_PAGE, WINNER_DRAWS_ON_A_PAGE } from '#domain/results/paging.ts';
import { getResultsOfferKey } from '#domain/results/result-key.ts';
import {
  formatMonthKey,
  getMonthAt,
  listMonthsBetween,
  parseResultMonth,
  type ResultMonth,
} from '#domain/results/result-months.ts';
import type { ParamContext, ParamResolver, ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { checkExistsUnlessApiUnreachable } from './null-if-unreachable.ts';
import type { ParamNamesMessages } from './param-names.messages.gen.ts';

type CommerceOf = (site: string, visitor: Visitor) => CommerceCalls;

const CATEGORIES: Readonly<Record<string, PastDrawsQuery>> = {
  'lotto-results': {},
  'lotto-results.lotteries': { category: 'lottery' },
  'lotto-results.raffles': { category: 'raffle' },
};

/**
 * Resolvers of `results-page` (existing pages of a list) and `results-month` (months with draws). While the API is
 * unreachable the page is shown with failed blocks.
 */
export function createResultsPageAndMonthResolvers(commerceOf: CommerceOf, messages: ParamNamesMessages) {
  return {
    async 'results-page'(value, context) {
      const page = parsePageNumber(value);
      if (page === null) return null;
      if (page === 1) return { canonical: null, value: 1 };
      const known = await checkExistsUnlessApiUnreachable(() =>
        hasPage(page, commerceOf(context.site.key, context.visitor), context),
      );
      return known === false ? null : { canonical: String(page), label: messages.page({ page }), value: page };
    },
    async 'results-month'(value, context) {
      const month = parseResultMonth(value);
      if (!month) return null;
      const named = namedMonth(month, context);
      const commerce = commerceOf(context.site.key, context.visitor);
      const known = await checkExistsUnlessApiUnreachable(() => hasMonth(month, commerce, context));
      return known === false ? null : named;
    },
  } satisfies Readonly<Record<string, ParamResolver>>;
}

async function hasPage(
  page: number,
  { draws, offers }: Pick<CommerceCalls, 'offers' | 'draws'>,
  context: ParamContext,
): Promise<boolean> {
  const { routeId, params, visitor } = context;
  const segment = params['productOfferKey'];
  const found = segment === undefined ? null : await offers.bySegment(visitor.pricingId, segment);
  const ofOffer = found ? { key: getResultsOfferKey(found.offer) } : {};
  const limit = routeId === 'offer.winners' ? WINNER_DRAWS_ON_A_PAGE : RESULTS_ON_A_PAGE;
  const query = { limit, offset: (page - 1) * limit, ...CATEGORIES[routeId], ...ofOffer };
  const { entries, pageInfo } = await draws.past(visitor.pricingId, query);
  return pageInfo ? page <= countPages(pageInfo.total, limit) : entries.length > 0;
}

/** A month without draws counts if there were draws before and after it. */
async function hasMonth(
  month: ResultMonth,
  { draws, offers }: Pick<CommerceCalls, 'offers' | 'draws'>,
  context: ParamContext,
): Promise<boolean> {
  const { params, visitor, site } = context;
  const found = await offers.bySegment(visitor.pricingId, params['productOfferKey'] ?? '');
  if (!found) return false;
  const key = getResultsOfferKey(found.offer);
  if ((await draws.archived(key, month.year, month.month)).length > 0) return true;
  const span = await draws.span(visitor.pricingId, key);
  const months = span && listMonthsBetween(...monthsOf(span, site.timeZone));
  return months?.some((each) => formatMonthKey(each) === formatMonthKey(month)) ?? false;
}

function monthsOf({ first, last }: OfferFirstAndLastDrawDates, timeZone: string): [ResultMonth, ResultMonth] {
  return [getMonthAt(Date.parse(first), timeZone), getMonthAt(Date.parse(last), timeZone)];
}

function namedMonth(month: ResultMonth, { site }: ParamContext): ResolvedParam {
  return {
    canonical: formatMonthKey(month),
    label: getMonthAndYearFormat(site.locale, 'UTC').format(Date.UTC(month.year, month.month - 1, 1)),
    value: month,
  };
}
