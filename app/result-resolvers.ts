import type { Commerce } from '#commerce/commerce.ts';
import type { DrawSpan, PastDrawsQuery } from '#commerce/results/draws.ts';
import { monthNames } from '#domain/date-format.ts';
import { pageCount, pageNumber, RESULTS_ON_A_PAGE, WINNER_DRAWS_ON_A_PAGE } from '#domain/results/paging.ts';
import { resultKey } from '#domain/results/result-key.ts';
import { monthKey, monthOf, monthsBetween, type ResultMonth, readResultMonth } from '#domain/results/result-months.ts';
import type { ParamContext, ParamResolver, ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { nullIfUnreachable } from './null-if-unreachable.ts';

type CommerceOf = (site: string, visitor: Visitor) => Commerce;

const CATEGORIES: Readonly<Record<string, PastDrawsQuery>> = {
  'lotto-results': {},
  'lotto-results.lotteries': { category: 'lottery' },
  'lotto-results.raffles': { category: 'raffle' },
};

/**
 * What the parameters of result pages name: `results-page` a page of a list that has so many, `results-month` a month
 * with draws of the offer. While nobody can be asked the page is made, and its blocks say so.
 */
export function resultResolvers(commerceOf: CommerceOf) {
  return {
    async 'results-page'(value, context) {
      const page = pageNumber(value);
      if (page === null) return null;
      if (page === 1) return { canonical: null, thing: 1 };
      const known = await nullIfUnreachable(() =>
        hasPage(page, commerceOf(context.site.key, context.visitor), context),
      );
      return known === false ? null : { canonical: String(page), label: `page ${page}`, thing: page };
    },
    async 'results-month'(value, context) {
      const asked = readResultMonth(value);
      if (!asked) return null;
      const named = namedMonth(asked, context);
      const commerce = commerceOf(context.site.key, context.visitor);
      const known = await nullIfUnreachable(() => hasMonth(asked, commerce, context));
      return known === false ? null : named;
    },
  } satisfies Readonly<Record<string, ParamResolver>>;
}

async function hasPage(
  page: number,
  { draws, offers }: Pick<Commerce, 'offers' | 'draws'>,
  context: ParamContext,
): Promise<boolean> {
  const { routeId, params, visitor } = context;
  const segment = params['productOfferKey'];
  const found = segment === undefined ? null : await offers.bySegment(visitor.pricingId, segment);
  const ofOffer = found ? { key: resultKey(found.offer) } : {};
  const limit = routeId === 'offer.winners' ? WINNER_DRAWS_ON_A_PAGE : RESULTS_ON_A_PAGE;
  const query = { limit, offset: (page - 1) * limit, ...CATEGORIES[routeId], ...ofOffer };
  const { entries, pageInfo } = await draws.past(visitor.pricingId, query);
  return pageInfo ? page <= pageCount(pageInfo.total, limit) : entries.length > 0;
}

/** A month without draws counts where there were draws before and after it. */
async function hasMonth(
  month: ResultMonth,
  { draws, offers }: Pick<Commerce, 'offers' | 'draws'>,
  context: ParamContext,
): Promise<boolean> {
  const { params, visitor, site } = context;
  const found = await offers.bySegment(visitor.pricingId, params['productOfferKey'] ?? '');
  if (!found) return false;
  const key = resultKey(found.offer);
  if ((await draws.archived(key, month.year, month.month)).length > 0) return true;
  const span = await draws.span(visitor.pricingId, key);
  const months = span && monthsBetween(...monthsOf(span, site.timeZone));
  return months?.some((each) => monthKey(each) === monthKey(month)) ?? false;
}

function monthsOf({ first, last }: DrawSpan, timeZone: string): [ResultMonth, ResultMonth] {
  return [monthOf(Date.parse(first), timeZone), monthOf(Date.parse(last), timeZone)];
}

function namedMonth(asked: ResultMonth, { site }: ParamContext): ResolvedParam {
  return {
    canonical: monthKey(asked),
    label: monthNames(site.locale, 'UTC').format(Date.UTC(asked.year, asked.month - 1, 1)),
    thing: asked,
  };
}
