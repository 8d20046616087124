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
   * The way to the page where codes are set up.
   */
  action: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Page or address that opens when the button is pressed.
     */
    link: ResolvedLink;
  };
  /**
   * Words of the button that puts the advice away; left out, plain ones.
   */
  dismissLabel?: string;
}
