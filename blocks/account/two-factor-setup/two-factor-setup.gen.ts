// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Lets a customer protect the account with codes of an app or by e-mail, change between them, and stop it.
 */
export interface TwoFactorSetupProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What codes are good for.
   */
  intro?: string;
  /**
   * The way to somebody who can help; left out, there is none.
   */
  contact?: {
    /**
     * Words that are shown as the link.
     */
    label: string;
    /**
     * Page or address that opens when the link is followed.
     */
    link: ResolvedLink;
  };
}
