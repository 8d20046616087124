import type { CommerceCalls } from '#commerce/commerce.ts';
import { GIVEAWAYS_ON_A_PAGE } from '#commerce/membership/membership.ts';
import { PARTY_GROUPS_ON_A_PAGE, PARTY_SESSIONS_ON_A_PAGE } from '#commerce/party/lotto-party.ts';
import type { LimitAndOffsetQuery, PagedEntries } from '#commerce/results/draws.ts';
import {
  countPages,
  DEFAULT_ENTRIES_ON_A_PAGE,
  parsePageNumber,
  TICKETS_ON_A_PAGE_FOR_PRINTING,
  toLimitAndOffset,
} from '#domain/results/paging.ts';
import type { ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { checkExistsUnlessApiUnreachable } from './null-if-unreachable.ts';
import type { ParamNamesMessages } from './param-names.messages.gen.ts';

type CommerceOf = (site: string, visitor: Visitor) => CommerceCalls;

interface AccountList {
  readonly size: number;
  readonly fetchPage: (
    commerce: CommerceCalls,
    query: LimitAndOffsetQuery,
    params: Readonly<Record<string, string>>,
  ) => Promise<PagedEntries<unknown>>;
}

const upcoming: AccountList['fetchPage'] = ({ orders }, query) => orders.list('upcoming_products', query);

/** Paged account lists by route. */
const LISTS: Readonly<Record<string, AccountList>> = {
  'my-account.upcoming-tickets': { size: DEFAULT_ENTRIES_ON_A_PAGE, fetchPage: upcoming },
  'my-account.past-tickets': {
    size: DEFAULT_ENTRIES_ON_A_PAGE,
    fetchPage: ({ orders }, query) => orders.list('past_products', query),
  },
  'my-account.print-tickets': { size: TICKETS_ON_A_PAGE_FOR_PRINTING, fetchPage: upcoming },
  'my-account.current-giveaways': {
    size: GIVEAWAYS_ON_A_PAGE,
    fetchPage: ({ membership }, query) => membership.giveaways('current', query),
  },
  'my-account.closed-giveaways': {
    size: GIVEAWAYS_ON_A_PAGE,
    fetchPage: ({ membership }, query) => membership.giveaways('closed', query),
  },
  'my-account.autoplay': { size: DEFAULT_ENTRIES_ON_A_PAGE, fetchPage: ({ autoplay }, query) => autoplay.list(query) },
  'my-account.subscriptions': {
    size: DEFAULT_ENTRIES_ON_A_PAGE,
    fetchPage: ({ subscriptions }, query) => subscriptions.list(query),
  },
  'my-account.lotto-party': {
    size: PARTY_GROUPS_ON_A_PAGE,
    fetchPage: ({ lottoParty }, query) => lottoParty.groups(query),
  },
  'my-account.lotto-party.group': {
    size: PARTY_SESSIONS_ON_A_PAGE,
    fetchPage: ({ lottoParty }, query, { id = '' }) => lottoParty.sessions(id, query),
  },
  'my-account.recurring-purchases': {
    size: DEFAULT_ENTRIES_ON_A_PAGE,
    fetchPage: ({ recurring }, query) => recurring.list(query),
  },
};

/**
 * Resolves page numbers of account lists: the first page has no number, pages past the end are not found. While the API
 * is unreachable the page is shown with failed blocks.
 */
export function createAccountListPageResolvers(commerceOf: CommerceOf, messages: ParamNamesMessages) {
  return {
    async 'account-page'(value, { site, visitor, routeId, params }) {
      const page = parsePageNumber(value);
      if (page === null) return null;
      if (page === 1) return { canonical: null, value: 1 };
      const named = { canonical: String(page), label: messages.page({ page }), value: page };
      const list = LISTS[routeId];
      if (!list || visitor.customerId === null) return named;
      const known = await checkExistsUnlessApiUnreachable(() =>
        hasPage(page, list, commerceOf(site.key, visitor), params),
      );
      return known === false ? null : named;
    },
  } satisfies Readonly<Record<string, ParamResolver>>;
}

async function hasPage(
  page: number,
  { size, fetchPage }: AccountList,
  commerce: CommerceCalls,
  params: Readonly<Record<string, string>>,
): Promise<boolean> {
  const { entries, pageInfo } = await fetchPage(commerce, toLimitAndOffset(page, size), params);
  return pageInfo ? page <= countPages(pageInfo.total, size) : entries.length > 0;
}
