// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The prizes of a draw, or its winners where the address says ?tab=winners.
 */
export interface PrizesAndWinnersTabsProps {
  /**
   * Words that lead to what can be or was won; left out, plain ones.
   */
  prizesLabel?: string;
  /**
   * Words that lead to who has won; left out, plain ones.
   */
  winnersLabel?: string;
}
