// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Prints the page, and saves the ticket that it is about as a document.
 */
export interface TicketPrintButtonsProps {
  /**
   * For who wants the ticket on paper; left out, plain words.
   */
  print?: string;
  /**
   * For who wants the ticket as a document; left out, plain words.
   */
  save?: string;
}
