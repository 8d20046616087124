// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Lies over every page when the shop can't go on, and tells the error code.
 */
export interface UnrecoverableErrorProps {
  /**
   * What has happened; left out, plain words.
   */
  heading?: string;
  /**
   * What can be done about it.
   */
  text?: string;
}
