// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * What a page to log in says to a customer who is signed in.
 */
export interface AlreadySignedInProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words for who is signed in.
   */
  text?: string;
  /**
   * A few words for who has just opened an account: a link to confirm the e-mail address is on its way.
   */
  welcome?: string;
  /**
   * Where a customer goes once signed in, when the address of the page doesn't say.
   */
  target: ResolvedLink;
  /**
   * Page that the button to log out opens.
   */
  logOut: ResolvedLink;
}
