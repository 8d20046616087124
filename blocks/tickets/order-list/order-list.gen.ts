// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What the customer has bought, a page at a time: tickets whose draws are to come, or those that are over with what they won.
 */
export interface OrderListProps {
  /**
   * Which tickets are listed.
   */
  show: 'upcoming' | 'past';
  /**
   * Lists the first so many alone, below the heading of a page, and nothing where there are none; left out, a page of them.
   */
  most?: number;
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
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
}
