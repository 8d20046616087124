// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Adds money to the wallet: an amount, a way to pay, and beside them what helps to keep it within limits.
 */
export interface DepositFormProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * Level 1 where it is the main heading of the page, otherwise 2.
   */
  level: 1 | 2;
  /**
   * A few words above the form.
   */
  intro?: string;
  /**
   * Amounts to choose by a press, in whole units of the currency.
   *
   * @maxItems 6
   *
   * Items: One amount.
   */
  amounts?: number[];
  /**
   * Words of the button that pays; left out, plain ones.
   */
  submit?: string;
  /**
   * Where a completed deposit leads; left out, to the page of that deposit.
   */
  next?: ResolvedLink;
  /**
   * Words and links that help to keep within limits.
   */
  aside?: {
    /**
     * What stands over the words and links of the panel.
     */
    heading: string;
    /**
     * A few words below the panel’s heading.
     */
    text?: string;
    /**
     * Where limits are set, and where there is help.
     *
     * @minItems 1
     * @maxItems 6
     *
     * Items: One link.
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
  };
}
