// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The tiers of the membership side by side, with their prices and what each is in: one is chosen, and joined or put into the cart.
 */
export interface MembershipChoiceProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Words of the tiers, beside what the shop knows of them.
   *
   * @maxItems 2
   *
   * Items: Words of one tier.
   */
  tiers?: {
    /**
     * Key of the tier.
     */
    tier: 'free' | 'premium';
    /**
     * One line under the name of the tier.
     */
    tagline?: string;
    /**
     * Further things that the tier gives.
     *
     * @maxItems 10
     *
     * Items: One thing that the tier gives.
     */
    perks?: string[];
  }[];
  /**
   * Key of the tier that is chosen at first.
   */
  featured: 'free' | 'premium';
}
