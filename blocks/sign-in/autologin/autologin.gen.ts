// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Signs in by the token of a link, and asks for a code where one is needed.
 */
export interface AutologinProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * Whether the link was sent, or carries a session from another host or app.
   */
  kind: 'autologin' | 'transfer';
  /**
   * Where a customer goes once signed in, when the address of the page doesn't say.
   */
  target: ResolvedLink;
  /**
   * Page to log in by password, where the link is no longer good.
   */
  logIn: ResolvedLink;
  /**
   * Page where help is to be had; left out, there is no such button.
   */
  contact?: ResolvedLink;
}
