// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Numbers that the shop's statistics suggest, each with a link to the lottery it is for.
 */
export interface NumberTipListProps {
  /**
   * Heading of the section.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * Only numbers drawn often, or only those not drawn for long; left out, all tips.
   */
  kind?: 'often_drawn' | 'long_not_drawn';
  /**
   * How many tips are listed at most.
   */
  limit: number;
  /**
   * Words of the link to the lottery, where {name} stands for its name; left out, plain ones.
   */
  linkLabel?: string;
}
