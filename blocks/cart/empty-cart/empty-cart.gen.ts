// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * What an empty cart says, and where to fill it.
 */
export interface EmptyCartProps {
  /**
   * Heading of the empty cart.
   */
  heading: string;
  /**
   * One short paragraph.
   */
  text?: RichText;
  /**
   * Buttons in their order; one primary at most reads best.
   *
   * @maxItems 3
   *
   * Items: One button.
   */
  actions?: {
    /**
     * Words on the button.
     */
    label: string;
    /**
     * Where the button leads.
     */
    link: ResolvedLink;
    /**
     * Weight of the button.
     */
    kind: 'primary' | 'secondary';
    /**
     * Whether it advertises something to buy; hidden from customers who take a break.
     */
    advertises?: boolean;
  }[];
}
