// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Lets a customer keep favourite numbers, one set a lottery: choose them, change them, remove them, and play them.
 */
export interface FavouriteListProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Level 1 where it is the main heading of the page, otherwise 2.
   */
  level: 1 | 2;
  /**
   * What to say where no lottery is played with numbers; left out, a plain sentence.
   */
  emptyText?: string;
}
