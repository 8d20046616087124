// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The break from playing that a customer takes: starts one, makes it longer, asks to return.
 */
export interface BreakManagerProps {
  /**
   * Heading of the page.
   */
  heading: string;
  /**
   * What a break means, in a few sentences under the heading.
   */
  intro?: RichText;
}
