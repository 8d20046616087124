// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Purchases that were due and could not be paid, with what the customer can do about each; nothing where there is none.
 */
export interface PaymentResolutionsProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few words below the heading; left out, plain ones.
   */
  text?: string;
  /**
   * The page on which customers change or add cards and accounts; left out, there are no buttons to it.
   */
  payment?: ResolvedLink;
}
