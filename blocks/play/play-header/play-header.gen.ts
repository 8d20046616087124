// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * What stands over a lottery ticket: its heading, or why it can't be played now and what is next.
 */
export interface PlayHeaderProps {
  /**
   * Heading over the ticket; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * The customer, or the shop, with a link to pick them oneself; the same as in the ticket below.
   */
  pick: 'customer' | 'shop';
}
