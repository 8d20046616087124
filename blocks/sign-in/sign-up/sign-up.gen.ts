// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The form to open an account.
 */
export interface SignUpProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words above the fields.
   */
  intro?: string;
  /**
   * Words of the button; left out, plain ones.
   */
  submit?: string;
  /**
   * Where a customer goes once signed in, when the address of the page doesn't say.
   */
  target: ResolvedLink;
  /**
   * Page where they are to be read.
   */
  terms: ResolvedLink;
  /**
   * Words of the link to log in instead; left out, plain ones.
   */
  logIn?: string;
}
