import type { CommerceCalls } from '#commerce/commerce.ts';
import type { ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { checkExistsUnlessApiUnreachable } from './null-if-unreachable.ts';

/** Specification: Entities and fields, "Giveaway types". */
const TYPES = ['daily', 'major', 'monthly', 'preview', 'special'];

/**
 * Resolvers of `giveaway-type` and of `giveaway`, a draw of that type. While the API is unreachable the page is shown
 * with failed blocks.
 */
export function createGiveawayResolvers(commerceOf: (site: string, visitor: Visitor) => CommerceCalls) {
  return {
    'giveaway-type'(value) {
      const folded = value.toLowerCase();
      return TYPES.includes(folded) ? { canonical: folded, label: folded } : null;
    },
    async giveaway(value, { site, visitor, params }) {
      const type = params['giveawayType']?.toLowerCase() ?? '';
      if (!/^[1-9]\d{0,8}$/.test(value)) return null;
      const { membership } = commerceOf(site.key, visitor);
      let label = `draw ${value}`;
      const known = await checkExistsUnlessApiUnreachable(async () => {
        const { name } = await membership.giveaway(type, Number(value));
        label = `${name}, draw ${value}`;
        return true;
      });
      return known === false ? null : { canonical: value, label };
    },
  } satisfies Readonly<Record<string, ParamResolver>>;
}
