// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The coming draws of the membership program with the time left to each, and for a member their entries: locked until they unlock them, or automatic.
 */
export interface GiveawayEntriesProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Whether the draw that the page is about is shown alone; otherwise it is left out and the others are listed.
   */
  ofPage: boolean;
  /**
   * How many draws to show at most.
   */
  limit: number;
  /**
   * What to say where no draw is to come.
   */
  emptyText?: string;
}
