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
   * Why there is something to choose.
   */
  intro?: string;
  /**
   * The way to saved cards and accounts; left out, there is none.
   */
  cards?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
}
