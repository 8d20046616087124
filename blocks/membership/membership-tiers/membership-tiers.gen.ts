// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What each tier of the membership costs and gives.
 */
export interface MembershipTiersProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Words and buttons of the tiers, beside what the shop knows of them.
   *
   * @maxItems 2
   *
   * Items: Words and button of one tier.
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
    /**
     * Stands at the foot of the tier; left out, there is none.
     */
    action?: {
      /**
       * Words on the button.
       */
      label: string;
      /**
       * Page or address that the button opens.
       */
      link: ResolvedLink;
    };
  }[];
  /**
   * The tier whose card has the stronger background and button.
   */
  featured: 'free' | 'premium';
}
