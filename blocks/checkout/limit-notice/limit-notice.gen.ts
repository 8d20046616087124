// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer whose limits a purchase would break what is left of them, and where to change them.
 */
export interface LimitNoticeProps {
  /**
   * What to say of a limit that holds for everybody.
   */
  systemMessage?: string;
  /**
   * The way to the customer's limits on spending; left out, there is none.
   */
  limits?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * The way to the customer's limit on deposits; left out, there is none.
   */
  precommitment?: {
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
