// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, RichText } from '#engine/render/block.ts';

/**
 * One raffle and what can be won in it, as the opening of a page.
 */
export interface PrizeHeroProps {
  /**
   * Key of the raffle that the block is about.
   */
  offer: string;
  /**
   * A few words above the heading.
   */
  eyebrow?: string;
  /**
   * Heading of the page; left out, what can be won.
   */
  heading?: string;
  /**
   * One short paragraph about the prize and its cause.
   */
  text?: RichText;
  /**
   * What the prize looks like, across the whole block.
   */
  image: ResolvedImage;
  /**
   * Words on the button.
   */
  actionLabel: string;
}
