// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The header of the pages on which customers buy at a partner of the shop, also in a frame on the partner's page.
 */
export interface PartnerHeaderProps {
  /**
   * A few words that say the checkout is secure; left out, plain ones.
   */
  note?: string;
}
