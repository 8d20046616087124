import type { CommerceCalls } from '#commerce/commerce.ts';
import { waitForPromiseUnlessAborted } from '#engine/api/abort.ts';
import { findSubVariantKeyOfRegion, type SiteConfig } from '#engine/site/site-config.ts';
import type { Visitor } from '#engine/visitor/visitor.ts';

/** The region that a visitor's prices are for. */
export interface VisitorPriceRegion {
  /** Code of the sub-variant. */
  readonly key: string;
  readonly name: string;
  /** Whether the visitor's cookie has no or another region. */
  readonly isNew: boolean;
  /** Whether the page was rendered with other prices. */
  readonly changesPrices: boolean;
}

export interface ResolvePriceRegionOptions {
  readonly subVariants: SiteConfig['subVariants'];
  readonly visitor: Pick<Visitor, 'signedIn' | 'subVariant' | 'pricingId'>;
  /** Home region of the customer's account; null if unknown. */
  readonly brandingRegion: string | null;
  /** Aborted when the visitor leaves or the time limit ends; see `hasLeft`. */
  readonly signal: AbortSignal;
  readonly hasLeft: () => boolean;
  /** Called with the error when a visitor can't be located. */
  readonly failed: (error: unknown) => void;
}

/** Region key for visitors outside the site's regions. */
const ELSEWHERE = 'OTHER';

/**
 * Sub-variant: the customer's own region, else the chosen one, else by location (specification: Roles, "Region drives
 * the subvariant"; Calls, locate). Null for a site without sub-variants or while unknown.
 */
export async function resolveVisitorPriceRegion(
  { site }: Pick<CommerceCalls, 'site'>,
  { subVariants, visitor, brandingRegion, signal, hasLeft, failed }: ResolvePriceRegionOptions,
): Promise<VisitorPriceRegion | null> {
  if (subVariants.size === 0) return null;
  const own = brandingRegion === null ? null : findSubVariantKeyOfRegion(subVariants, brandingRegion);
  const key = own ?? visitor.subVariant ?? (await locate());
  const variant = key === null ? undefined : subVariants.get(key);
  if (key === null || !variant) return null;
  return {
    key,
    name: variant.name,
    isNew: key !== visitor.subVariant,
    // A customer's prices depend on the account.
    changesPrices: !visitor.signedIn && variant.pricingId !== visitor.pricingId,
  };

  async function locate(): Promise<string | null> {
    try {
      const { region, subVariant } = await waitForPromiseUnlessAborted(site.locate({ signal }), signal);
      const found = [subVariant, region].map((code) =>
        code === null ? null : findSubVariantKeyOfRegion(subVariants, code),
      );
      return found.find((code) => code !== null) ?? findSubVariantKeyOfRegion(subVariants, ELSEWHERE);
    } catch (error) {
      if (hasLeft()) throw error;
      failed(error);
      return null;
    }
  }
}
