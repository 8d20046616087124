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
   * Level of the heading: 2 where it is a part of the page.
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
   * Words of the button that pays.
   */
  submit?: string;
  /**
   * Where a completed deposit leads; left out, to the page of the deposit.
   */
  next?: ResolvedLink;
  /**
   * What stands beside the form.
   */
  aside?: {
    /**
     * Heading of the part.
     */
    heading: string;
    /**
     * A few words below it.
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
       * Words of the link.
       */
      label: string;
      /**
       * Where it leads.
       */
      link: ResolvedLink;
    }[];
  };
}
