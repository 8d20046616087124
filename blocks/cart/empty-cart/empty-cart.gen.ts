// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What an empty cart says, and where to fill it.
 */
export interface EmptyCartProps {
  /**
   * Says that there is nothing in the cart.
   */
  heading: string;
  /**
   * One short paragraph.
   */
  text?: RichText;
  /**
   * Shown in their order; one primary at most reads best.
   *
   * @maxItems 3
   *
   * Items: One button.
   */
  actions?: {
    /**
     * Words on the button, such as 'Play now'.
     */
    label: string;
    /**
     * The page or address that opens on a click.
     */
    link: ResolvedLink;
    /**
     * How much the button stands out.
     */
    kind: 'primary' | 'secondary';
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
}
