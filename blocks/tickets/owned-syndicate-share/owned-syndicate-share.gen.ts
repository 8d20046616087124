// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * What part of a syndicate the shares of the page are, what they cost, and what they have won.
 */
export interface OwnedSyndicateShareProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * How prizes are shared.
   */
  text?: RichText;
  /**
   * What is said of a ticket that is no share.
   */
  other?: string;
}
