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
    /**
     * The button of the tier.
     */
    action?: {
      /**
       * Words of the link.
       */
      label: string;
      /**
       * Where the button leads.
       */
      link: ResolvedLink;
    };
  }[];
  /**
   * Key of the tier that stands out.
   */
  featured: 'free' | 'premium';
}
