// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * What part of a syndicate the shares of the page are, what they cost, and what they have won.
 */
export interface OwnedSyndicateShareProps {
  /**
   * Heading of the section; {name} stands for the name of the syndicate, and left out, it is a plain one.
   */
  heading?: string;
  /**
   * Explains how prizes are shared.
   */
  text?: RichText;
  /**
   * What is said of a ticket that is no share of a syndicate; left out, a plain sentence.
   */
  other?: string;
}
