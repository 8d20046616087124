// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Deposits of a customer that are not over, or were not answered in time, each with the way on; nothing where there are none.
 */
export interface OpenDepositsProps {
  /**
   * Which of them: all, or those alone that wait for the customer or pay for a purchase.
   */
  show: 'all' | 'interrupted';
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
}
