// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Links to every way to play the lottery of the page, with its syndicates and parties.
 */
export interface WaysToPlayProps {
  /**
   * What screen readers call the links; left out, a plain name.
   */
  label?: string;
}
