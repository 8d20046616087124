import type { CommerceCalls } from '#commerce/commerce.ts';
import type { ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';
import { checkExistsUnlessApiUnreachable } from './null-if-unreachable.ts';
import type { ParamNamesMessages } from './param-names.messages.gen.ts';

/** Specification: Entities and fields, "Giveaway types". */
const TYPES = ['daily', 'major', 'monthly', 'preview', 'special'] as const;

/**
 * Resolvers of `giveaway-type` and of `giveaway`, a draw of that type. While the API is unreachable the page is shown
 * with failed blocks.
 */
export function createGiveawayResolvers(
  commerceOf: (site: string, visitor: Visitor) => CommerceCalls,
  messages: ParamNamesMessages,
) {
  return {
    'giveaway-type'(value) {
      const folded = value.toLowerCase();
      const type = TYPES.find((known) => known === folded);
      return type ? { canonical: type, label: messages.giveawayType({ type }) } : null;
    },
    async giveaway(value, { site, visitor, params }) {
      const type = params['giveawayType']?.toLowerCase() ?? '';
      if (!/^[1-9]\d{0,8}$/.test(value)) return null;
      const { membership } = commerceOf(site.key, visitor);
      let label = messages.giveaway({ number: value });
      const known = await checkExistsUnlessApiUnreachable(async () => {
        const { name } = await membership.giveaway(type, Number(value));
        label = messages.namedGiveaway({ name, number: value });
        return true;
      });
      return known === false ? null : { canonical: value, label };
    },
  } satisfies Readonly<Record<string, ParamResolver>>;
}
