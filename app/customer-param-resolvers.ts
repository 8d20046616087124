import { getTicketPageRouteId } from '#blocks/_ui/ticket/ticket-route.ts';
import type { CommerceCalls } from '#commerce/commerce.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { ERROR_CODE_2FA_REQUIRED } from '#engine/api/elevation.ts';
import type { ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';

type CommerceOf = (site: string, visitor: Visitor) => CommerceCalls;
type Find<Entity> = (commerce: CommerceCalls, id: string, customerId: string) => Promise<Entity | null>;
type RouteOf<Entity> = (entity: Entity) => string;

/**
 * Resolvers of the customer's own items by id; items of other customers are not found. Blocks of the page share the
 * response.
 */
export function createCustomerParamResolvers(commerceOf: CommerceOf) {
  const owned = <Entity>(find: Find<Entity>, routeOf?: RouteOf<Entity>) => ownedResolver(commerceOf, find, routeOf);
  const party = (find: (party: CommerceCalls['lottoParty'], id: string) => Promise<unknown>) =>
    unlessDown(owned(({ lottoParty }, id) => find(lottoParty, id)));
  return {
    order: owned(
      ({ orders }, id) => orders.get(id),
      // Tickets keep their page after their draws.
      ({ summary }) => getTicketPageRouteId(summary),
    ),
    autoplay: owned(({ autoplay }, id) => autoplay.get(id)),
    subscription: owned(({ subscriptions }, id) => subscriptions.get(id)),
    'scheduled-purchase': owned(({ scheduledPurchases }, id) => scheduledPurchases.get(id)),
    'party-order': party((lottoParty, id) => lottoParty.order(id, { showDetails: true })),
    'party-session': party((lottoParty, id) => lottoParty.session(id)),
    'party-group': party((lottoParty, id) => lottoParty.group(id)),
    transaction: owned(({ transactions }, id) => transactions.byId(id)),
    deposit: owned(({ funds }, id) => funds.deposit(id)),
    withdrawal: owned(({ funds }, id, customerId) => funds.withdrawal(customerId, id)),
  };
}

/** While the lotto party service is down the page is shown with failed blocks. */
function unlessDown(resolver: ParamResolver): ParamResolver {
  return async (id, place) => {
    try {
      return await resolver(id, place);
    } catch (error) {
      if (error instanceof ApiError && (!error.answered || error.status >= 500)) return {};
      throw error;
    }
  };
}

/**
 * Resolves a path parameter to one of the customer's own items. If the API requires a one-time code first, the page is
 * rendered without the item and prompts for the code.
 */
function ownedResolver<Entity>(
  commerceOf: CommerceOf,
  find: Find<Entity>,
  routeOf: RouteOf<Entity> | undefined,
): ParamResolver {
  return async (id, { site, visitor }) => {
    if (visitor.customerId === null) return null;
    try {
      const entity = await find(commerceOf(site.key, visitor), id, visitor.customerId);
      return entity === null ? null : { value: entity, ...(routeOf && { route: routeOf(entity) }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === ERROR_CODE_2FA_REQUIRED) return {};
      if (error.status === 404) return null;
      throw error;
    }
  };
}
