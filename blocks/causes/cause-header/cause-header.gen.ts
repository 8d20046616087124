// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The head of a cause's page: what it does and what was raised for it; or a line of it above something to buy.
 */
export interface CauseHeaderProps {
  /**
   * The whole story as the head of the page, or one line above something to buy.
   */
  look: 'full' | 'line';
}
