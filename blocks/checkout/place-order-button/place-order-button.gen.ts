// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The button that buys, with what must be agreed to before and what went wrong.
 */
export interface PlaceOrderButtonProps {
  /**
   * What a customer must agree to before buying.
   */
  regulation?: string;
  /**
   * Words beside the box that agrees; left out, plain ones.
   */
  agree?: string;
  /**
   * The way to the terms; left out, there is none.
   */
  terms?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
  /**
   * The way to prove who the customer is; left out, there is none.
   */
  verify?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
}
