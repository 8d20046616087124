// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Purchases that repeat themselves, a page at a time: autoplays, subscriptions, or both, with how each stands.
 */
export interface RecurringListProps {
  /**
   * Which of them are listed.
   */
  show: 'all' | 'autoplay' | 'subscription';
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
