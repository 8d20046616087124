// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Asks a customer to agree to terms and conditions that have changed, before anything else.
 */
export interface TermsDialogProps {
  /**
   * Heading of this dialog; left out, the usual heading of its form.
   */
  heading?: string;
  /**
   * What has changed.
   */
  text?: string;
  /**
   * Words of the button that sends the answer; left out, plain ones.
   */
  submit?: string;
  /**
   * Where else to go; without answering there is no other way out.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One way.
   */
  links: {
    /**
     * Words that are shown as the link.
     */
    label: string;
    /**
     * Page or address that opens when the link is followed.
     */
    link: ResolvedLink;
  }[];
}
