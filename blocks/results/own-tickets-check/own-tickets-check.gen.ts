// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Looks for the customer's own tickets in the draw of the page once they ask: what they matched, and what they won.
 */
export interface OwnTicketsCheckProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words above the button, until the customer asks; left out, plain ones.
   */
  text?: string;
}
