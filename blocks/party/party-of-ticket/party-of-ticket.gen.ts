// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The lotto party that the ticket of the page is a share of: its draw, its shares, and what it won.
 */
export interface PartyOfTicketProps {
  /**
   * Words above the party; left out, plain ones.
   */
  heading?: string;
  /**
   * What to say where the party can't be shown; left out, plain words.
   */
  failedText?: string;
}
