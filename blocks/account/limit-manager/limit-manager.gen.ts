// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The limits that a customer sets for what they spend or pay in: shows, sets, changes and ends them.
 */
export interface LimitManagerProps {
  /**
   * What the limits are for: purchases, or deposits.
   */
  of: 'spending' | 'deposits';
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words under the heading.
   */
  intro?: RichText;
  /**
   * What to say of the limits that the shop sets for all customers.
   */
  systemMessage?: string;
}
