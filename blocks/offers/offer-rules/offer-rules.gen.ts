// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * The rules of a product as the shop knows them: draws, prices, prizes, who may buy, and the licence.
 */
export interface OfferRulesProps {
  /**
   * A few sentences above the rules.
   */
  intro?: RichText;
  /**
   * Words on the button that leads to the product; left out, plain ones.
   */
  actionLabel?: string;
}
