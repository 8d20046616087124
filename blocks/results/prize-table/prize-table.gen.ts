// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The divisions of a draw: what a ticket needed, how many won, and what each was paid. Before the draw, what can be won.
 */
export interface PrizeTableProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * Heading before the draw; left out, a plain one.
   */
  comingHeading?: string;
  /**
   * What to say of a draw without prizes.
   */
  emptyText?: string;
}
