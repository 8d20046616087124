// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What moved money in a customer's wallet, the latest first, with filters and pages.
 */
export interface TransactionListProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words under the heading.
   */
  intro?: string;
  /**
   * What to say where no money has moved yet; left out, a plain sentence.
   */
  emptyText?: string;
}
