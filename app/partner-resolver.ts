import type { CommerceCalls } from '#commerce/commerce.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ParamResolver } from '#engine/routing/param-resolver.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';

/**
 * Resolves the partner of a path. While the API is unreachable the page is shown and retries (specification: States and
 * transitions, "Partner fetch").
 */
export function createPartnerPathParamResolver(
  commerceOf: (site: string, visitor: Visitor) => CommerceCalls,
): ParamResolver {
  return async (slug, { site, visitor }) => {
    try {
      const partner = await commerceOf(site.key, visitor).partners.get(slug);
      return { canonical: partner.slug, label: partner.name, value: partner };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 404 ? null : {};
    }
  };
}
