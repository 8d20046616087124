import type { Commerce } from '#commerce/commerce.ts';
import { gameTypeOfSegment, gameTypeSegment, isGameType } from '#domain/play/game-type.ts';
import type { NamedThing, ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import type { Cause, ProductOffer } from '#schemas/generated/api/types.gen.ts';

/** The names by which route documents ask for the resolvers of the shop. */
export const RESOLVER_NAMES = ['product-offer', 'game-type', 'cause'] as const;

/**
 * What the path parameters of the shop's routes name: `product-offer` an offer by its url or an alias, `game-type` a way
 * to play that offer by its draw-type suffix, `cause` a cause by its slug (specification: Product offer routes).
 */
export function createResolvers(
  commerceOf: (site: string, visitor: Visitor) => Commerce,
): Readonly<Record<(typeof RESOLVER_NAMES)[number], ParamResolver>> {
  return {
    async 'product-offer'(value, { site, visitor }) {
      const found = await commerceOf(site.key, visitor).offers.bySegment(visitor.pricingId, value);
      return found ? namedOffer(found.offer) : null;
    },
    async 'game-type'(value, { site, visitor, params }) {
      const segment = params['productOfferKey'];
      if (segment === undefined) return null;
      const found = await commerceOf(site.key, visitor).offers.bySegment(visitor.pricingId, segment);
      return found ? namedGameType(value, found.offer) : null;
    },
    async cause(value, { site, visitor }) {
      const cause = await commerceOf(site.key, visitor).causes.bySlug(value);
      return cause ? namedCause(cause) : null;
    },
  };
}

function namedOffer(offer: ProductOffer): NamedThing {
  return { canonical: offer.url, type: offer.type, label: offer.name, thing: offer };
}

function namedGameType(value: string, offer: ProductOffer): NamedThing | null {
  const folded = value.toLowerCase();
  const key = isGameType(folded) ? folded : gameTypeOfSegment(folded);
  if (key === null || offer.type !== 'lottery_ticket') return null;
  const gameType = offer.gameTypes.find((candidate) => candidate.key === key);
  return gameType ? { canonical: gameTypeSegment(key), type: key, label: gameType.name, thing: gameType } : null;
}

function namedCause(cause: Cause): NamedThing {
  return { canonical: cause.urlSlug, label: cause.name, thing: cause };
}
