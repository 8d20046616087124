// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * How often each number of a lottery was drawn, as a chart with a table beside it.
 */
export interface DrawnNumberStatisticsProps {
  /**
   * Heading of the section; left out, there is none.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
}
