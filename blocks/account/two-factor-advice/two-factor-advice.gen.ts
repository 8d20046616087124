// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Advises a customer to protect the account with codes, until they have said no or turned them on.
 */
export interface TwoFactorAdviceProps {
  /**
   * The advice in a few words.
   */
  heading: string;
  /**
   * Why it is a good thing.
   */
  text?: string;
  /**
   * The way to setting codes up.
   */
  action: {
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
   * Words of the button that puts the advice away; left out, plain ones.
   */
  dismissLabel?: string;
}
