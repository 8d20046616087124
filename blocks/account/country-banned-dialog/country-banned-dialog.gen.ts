// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Tells a customer that the shop can not sell where they live, and has them confirm it.
 */
export interface CountryBannedDialogProps {
  /**
   * Heading of the dialog; left out, that of the form.
   */
  heading?: string;
  /**
   * What can still be done.
   */
  text?: string;
  /**
   * Words of the button.
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
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  }[];
}
