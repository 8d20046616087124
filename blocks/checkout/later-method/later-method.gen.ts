// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Has a customer choose what pays for purchases that take place without them.
 */
export interface LaterMethodProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * Says why there is something to choose; left out, plain words.
   */
  intro?: string;
  /**
   * Leads to where customers manage their cards and accounts; left out, there is none.
   */
  cards?: {
    /**
     * Words that say where it goes, such as 'Your cards and accounts'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
