// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Purchases that repeat themselves, a page at a time: autoplays, subscriptions, or both, with how each stands.
 */
export interface RecurringListProps {
  /**
   * Autoplays, subscriptions, or both.
   */
  show: 'all' | 'autoplay' | 'subscription';
  /**
   * Heading of the page.
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
     * Words that say where it goes, such as 'Subscriptions'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  }[];
  /**
   * What to say where the customer has no such purchases.
   */
  emptyText: string;
  /**
   * Ways on from a list without purchases.
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
