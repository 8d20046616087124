import type { CommerceCalls } from '#commerce/commerce.ts';
import { findOfferByPathSegment } from '#domain/play/find-offer.ts';
import { findGameTypeByPathSegment, getGameTypePathSegment, isGameType } from '#domain/play/game-type.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ShowErrorPageInsteadError } from '#engine/render/page-fault.ts';
import type { ParamResolver, ResolvedParam } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { LotteryOffer, ProductOffer } from '#schemas/generated/api/types.gen.ts';
import { createAccountListPageResolvers } from './account-page-resolvers.ts';
import { CONTENT_RESOLVER_NAMES } from './content-resolvers.ts';
import { createCustomerParamResolvers } from './customer-param-resolvers.ts';
import { createGiveawayResolvers } from './giveaway-resolvers.ts';
import { checkExistsUnlessApiUnreachable } from './null-if-unreachable.ts';
import type { ParamNamesMessages } from './param-names.messages.gen.ts';
import { createPartnerPathParamResolver } from './partner-resolver.ts';
import { createResultsPageAndMonthResolvers } from './result-resolvers.ts';
import type { MembershipProgramUrlBySite } from './services/program-urls.ts';

const SHOP_RESOLVERS = [
  'product-offer',
  'game-type',
  'draw',
  'results-page',
  'results-month',
  'cause-offer',
  'account-page',
  'giveaway-type',
  'giveaway',
  'partner',
  'order',
  'autoplay',
  'subscription',
  'scheduled-purchase',
  'party-order',
  'party-session',
  'party-group',
  'transaction',
  'deposit',
  'withdrawal',
] as const;

/** Names of all resolvers in route documents. */
export const PARAM_RESOLVER_NAMES: readonly string[] = [...SHOP_RESOLVERS, ...CONTENT_RESOLVER_NAMES];

/** Error page for an address that cannot be checked while a service is down. */
const UNREACHABLE = 'error-unreachable';

/**
 * Resolvers of shop parameters: `product-offer` (offer or membership program by url), `game-type`, `draw` (by number),
 * `cause-offer` (offer for a cause) and customer items (specification: Product offer routes).
 */
export function createShopParamResolvers(
  commerceOf: (site: string, visitor: Visitor) => CommerceCalls,
  messages: ParamNamesMessages,
  hasProgram = true,
  programs: Pick<MembershipProgramUrlBySite, 'get'> = new Map(),
): Readonly<Record<(typeof SHOP_RESOLVERS)[number], ParamResolver>> {
  return {
    async 'product-offer'(value, { site, visitor, routeId }) {
      const commerce = commerceOf(site.key, visitor);
      const found = await commerce.offers.bySegment(visitor.pricingId, value);
      if (found) return routeId === 'offer.your-support' && !givesTo(found.offer) ? null : namedOffer(found.offer);
      return routeId === 'offer.play' && hasProgram ? namedProgram(value, site.key, commerce, programs) : null;
    },
    async 'game-type'(value, { site, visitor, params }) {
      const segment = params['productOfferKey'];
      if (segment === undefined) return null;
      const { offers } = await commerceOf(site.key, visitor).offers.list(visitor.pricingId);
      const found = findOfferByPathSegment(segment, offers);
      return found?.offer.type === 'lottery_ticket' ? namedGameType(value, found.offer, offers, messages) : null;
    },
    async draw(value, { site, visitor, params }) {
      const segment = params['productOfferKey'];
      if (segment === undefined || !/^\d{1,9}$/.test(value)) return null;
      const commerce = commerceOf(site.key, visitor);
      const found = await commerce.offers.bySegment(visitor.pricingId, segment);
      return found ? namedDraw(Number(value), found.offer, commerce) : null;
    },
    ...createResultsPageAndMonthResolvers(commerceOf, messages),
    async 'cause-offer'(value, { site, visitor, params }) {
      const slug = params['causeSlug']?.toLowerCase();
      const found = await commerceOf(site.key, visitor).offers.bySegment(visitor.pricingId, value);
      return found && slug !== undefined && givesTo(found.offer, slug) ? namedOffer(found.offer) : null;
    },
    ...createAccountListPageResolvers(commerceOf, messages),
    ...createGiveawayResolvers(commerceOf, messages),
    partner: createPartnerPathParamResolver(commerceOf),
    ...createCustomerParamResolvers(commerceOf),
  };
}

/** Whether the offer gives to any cause, or to the one with this slug. */
function givesTo({ causes }: ProductOffer, slug?: string): boolean {
  return slug === undefined ? causes.length > 0 : causes.some(({ urlSlug }) => urlSlug === slug);
}

function namedOffer(offer: ProductOffer): ResolvedParam {
  return { canonical: offer.url, type: offer.type, label: offer.name, value: offer };
}

/**
 * The membership program with this url. While its service is down the last known answer is used; without one the
 * address is not reported as missing.
 */
async function namedProgram(
  value: string,
  site: string,
  { membership }: Pick<CommerceCalls, 'membership'>,
  programs: Pick<MembershipProgramUrlBySite, 'get'>,
): Promise<ResolvedParam | null> {
  const isIt = (url: string) => url.toLowerCase() === value.toLowerCase();
  const found: ResolvedParam[] = [];
  const known = await checkExistsUnlessApiUnreachable(async () => {
    const { programUrl, programName } = (await membership.config()).program.programConfig;
    if (isIt(programUrl)) found.push({ canonical: programUrl, type: 'membership_program', label: programName });
    return true;
  });
  if (known !== null) return found[0] ?? null;
  const last = programs.get(site);
  if (last === undefined || (last !== null && isIt(last)))
    throw new ShowErrorPageInsteadError(503, 'the membership service does not answer', UNREACHABLE);
  return null;
}

/** The first game type has the plain path of the lottery. Syndicates and parties count as game types. */
function namedGameType(
  value: string,
  lottery: LotteryOffer,
  offers: readonly ProductOffer[],
  messages: ParamNamesMessages,
): ResolvedParam | null {
  const folded = value.toLowerCase();
  const key = isGameType(folded) ? folded : findGameTypeByPathSegment(folded);
  if (key === null) return null;
  const canonical = getGameTypePathSegment(key);
  if (key === 'lotto_party') return { canonical, type: key, label: messages.lottoParty() };
  if (key === 'syndicate') {
    const shared = offers.filter((offer) => offer.type === 'syndicate_share' && offer.lotteryKey === lottery.key);
    return shared.length > 0 ? { canonical, type: key, label: messages.syndicates(), value: shared } : null;
  }
  const index = lottery.gameTypes.findIndex((candidate) => candidate.key === key);
  const gameType = lottery.gameTypes[index];
  if (!gameType) return null;
  return { canonical: index === 0 ? null : canonical, type: key, label: gameType.name, value: gameType };
}

/** A draw of an offer by number: on sale, past or upcoming. */
async function namedDraw(
  drawNo: number,
  offer: ProductOffer,
  { draws }: Pick<CommerceCalls, 'draws'>,
): Promise<ResolvedParam | null> {
  const named = { canonical: String(drawNo), label: String(drawNo) };
  if (offer.type === 'membership') return null;
  if (offer.draws.some((draw) => draw.drawNo === drawNo)) return { ...named, type: 'on_sale' };
  const key = offer.type === 'syndicate_share' ? offer.lotteryKey : offer.key;
  try {
    return { ...named, type: 'not_on_sale', value: await draws.details(key, drawNo) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
