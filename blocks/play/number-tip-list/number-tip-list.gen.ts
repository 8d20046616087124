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
   * Only tips of this kind.
   */
  kind?: 'often_drawn' | 'long_not_drawn';
  /**
   * How many tips to show at most.
   */
  limit: number;
  /**
   * Words of the link to the lottery; {name} stands for its name.
   */
  linkLabel?: string;
}
