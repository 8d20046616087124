// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Every syndicate with shares left, the next draw first: what it plays, how many shares are left and what one costs.
 */
export interface SyndicateListProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * With no shares left, visitors get the page 'no products' instead of this one.
   */
  isWhole: boolean;
  /**
   * Words on the buttons; left out, plain ones.
   */
  actionLabel?: string;
  /**
   * What to say when no syndicate has shares left.
   */
  emptyText?: string;
}
