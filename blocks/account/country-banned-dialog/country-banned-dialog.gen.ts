// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer that the shop can not sell where they live, and has them confirm it.
 */
export interface CountryBannedDialogProps {
  /**
   * Heading of this dialog; left out, the usual heading of its form.
   */
  heading?: string;
  /**
   * What can still be done.
   */
  text?: string;
  /**
   * Words of the button that confirms it; left out, plain ones.
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
