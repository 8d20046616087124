// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The header of the pages on which customers buy at a partner of the shop, also in a frame on the partner's page.
 */
export interface PartnerHeaderProps {
  /**
   * What is said beside the logo; left out, a plain note.
   */
  note?: string;
}
