// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What a customer has saved to pay with and to be paid to: shows, adds and removes it, and chooses what pays.
 */
export interface FundListProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words under the heading.
   */
  intro?: string;
  /**
   * What to say below the fields of a new card.
   */
  cardNote?: string;
}
