// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The draws that the ticket of the page is in: its numbers, those that are to come, and what was drawn against its own numbers with what it won.
 */
export interface TicketDrawsProps {
  /**
   * Stands over what the ticket plays in a draw to come; left out, plain words.
   */
  numbersHeading?: string;
  /**
   * Stands over the draws that are still to be held; left out, plain words.
   */
  toComeHeading?: string;
  /**
   * Stands over the draws that are over; left out, plain words.
   */
  resultsHeading?: string;
  /**
   * What is said of a draw whose outcome is on its way; left out, a plain sentence.
   */
  pendingText?: string;
}
