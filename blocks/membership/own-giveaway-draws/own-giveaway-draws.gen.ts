// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The giveaways of the club that the customer is in, or was in: what can be won, when it is drawn, and how many entries the customer has.
 */
export interface OwnGiveawayDrawsProps {
  /**
   * Those still to be drawn, or those that are over.
   */
  show: 'current' | 'closed';
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * Stand beside the heading, such as to the giveaways that are over.
   *
   * @maxItems 4
   *
   * Items: One link.
   */
  links?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  }[];
  /**
   * What to say where there are none.
   */
  emptyText: string;
  /**
   * Ways on from a list without giveaways.
   *
   * @maxItems 3
   *
   * Items: One link.
   */
  emptyActions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Page or address that the button opens.
     */
    link: ResolvedLink;
    /**
     * How much the button stands out.
     */
    kind: 'primary' | 'secondary';
  }[];
}
