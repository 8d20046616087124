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
   * What is said of a tier beside what the shop knows of it.
   *
   * @maxItems 2
   *
   * Items: Words of one tier.
   */
  tiers?: {
    /**
     * The tier that these words are for.
     */
    tier: 'free' | 'premium';
    /**
     * A few words that say whom the tier is for or what sets it apart.
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
   * The tier that is already ticked when the page opens.
   */
  featured: 'free' | 'premium';
}
