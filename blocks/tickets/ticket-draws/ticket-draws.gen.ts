// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The draws that the ticket of the page is in: its numbers, those that are to come, and what was drawn against its own numbers with what it won.
 */
export interface TicketDrawsProps {
  /**
   * Heading over the numbers; left out, a plain one.
   */
  numbersHeading?: string;
  /**
   * Heading over the draws to come; left out, a plain one.
   */
  toComeHeading?: string;
  /**
   * Heading over the results; left out, a plain one.
   */
  resultsHeading?: string;
  /**
   * What is said of a draw whose result is on its way.
   */
  pendingText?: string;
}
