// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What the customer has bought, a page at a time: tickets whose draws are to come, or those that are over with what they won.
 */
export interface OrderListProps {
  /**
   * Those whose draws are to come, or those whose draws are over.
   */
  show: 'upcoming' | 'past';
  /**
   * Makes a short list as part of a page, which is left out where it would be empty; without a number, all tickets are listed, page by page.
   */
  most?: number;
  /**
   * Heading of the list.
   */
  heading: string;
  /**
   * Stand beside the heading.
   *
   * @maxItems 4
   *
   * Items: One link.
   */
  links?: {
    /**
     * Words that say where it goes, such as 'Past tickets'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  }[];
  /**
   * What to say where the customer has no such tickets.
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
     * Words on the button, such as 'Play now'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
    /**
     * How much the button stands out.
     */
    kind: 'primary' | 'secondary';
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
}
