// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Prints the page, and saves the ticket that it is about as a document.
 */
export interface TicketPrintButtonsProps {
  /**
   * Words of the button that prints; left out, plain ones.
   */
  print?: string;
  /**
   * Words of the button that saves the ticket; left out, plain ones.
   */
  save?: string;
}
