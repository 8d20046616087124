// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The prizes of a draw, or its winners where the address says ?tab=winners.
 */
export interface PrizesAndWinnersTabsProps {
  /**
   * Words of the link to the prizes; left out, plain ones.
   */
  prizesLabel?: string;
  /**
   * Words of the link to the winners; left out, plain ones.
   */
  winnersLabel?: string;
}
