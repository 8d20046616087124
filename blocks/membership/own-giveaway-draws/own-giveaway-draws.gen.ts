// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The giveaways of the club that the customer is in, or was in: what can be won, when it is drawn, and how many entries the customer has.
 */
export interface OwnGiveawayDrawsProps {
  /**
   * Which giveaways are listed.
   */
  show: 'current' | 'closed';
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * Ways to other lists, beside the heading.
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
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
  /**
   * What to say where there are none.
   */
  emptyText: string;
  /**
   * Ways on from a list without tickets.
   *
   * @maxItems 3
   *
   * Items: One link.
   */
  emptyActions?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
    /**
     * How much the link stands out.
     */
    kind: 'primary' | 'secondary';
  }[];
}
