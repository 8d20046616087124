// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The form to log in, with a code where one is needed, and accounts at other providers.
 */
export interface LogInProps {
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
   * Other ways, such as for a forgotten password.
   *
   * @maxItems 4
   *
   * Items: One other way.
   */
  links?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  }[];
  /**
   * Words of the link to open an account instead; left out, plain ones.
   */
  signUp?: string;
}
