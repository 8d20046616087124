// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The head of a page of facts about a product: its name, what the page tells, and the way to its other facts.
 */
export interface ResultHeaderProps {
  /**
   * Decides the words of the heading, and which link counts as the current one.
   */
  view: 'results' | 'month' | 'draw' | 'winners' | 'statistics';
  /**
   * Heading of the page, with {name} for the product and {drawNo} for the draw; left out, a plain one.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  text?: RichText;
}
