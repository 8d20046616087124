// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The winners of a product who agreed to be named, a page at a time, with a search by name, place, prize or ticket number.
 */
export interface WinnerSearchProps {
  /**
   * Heading of the section; left out, there is none.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * What to say where nobody has won yet; left out, a plain sentence.
   */
  emptyText?: string;
}
