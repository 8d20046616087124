// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * The button that buys, with what must be agreed to before and what went wrong.
 */
export interface PlaceOrderButtonProps {
  /**
   * What a customer must accept before buying, where the shop asks for it.
   */
  regulation?: string;
  /**
   * Words with which a customer agrees; left out, plain ones.
   */
  agree?: string;
  /**
   * A link to the full text, below the tick box; left out, there is none.
   */
  terms?: {
    /**
     * Words that say where it goes, such as 'Read the terms'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
  /**
   * Offered where customers must first prove who they are; left out, there is none.
   */
  verify?: {
    /**
     * Words that say where it goes, such as 'Verify your account'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
  };
}
