// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The divisions of a draw: what a ticket needed, how many won, and what each was paid. Before the draw, what can be won.
 */
export interface PrizeTableProps {
  /**
   * Stands over the prizes once the draw is over; left out, a plain one.
   */
  heading?: string;
  /**
   * Stands over what can be won; left out, plain words.
   */
  comingHeading?: string;
  /**
   * What to say of a draw without prizes; left out, a plain sentence.
   */
  emptyText?: string;
  /**
   * What to say of a draw in which no ticket won a prize; left out, a plain sentence.
   */
  noPrizeText?: string;
}
