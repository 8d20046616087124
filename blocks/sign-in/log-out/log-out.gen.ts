// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Logs out once the page is shown, or by a button where there are no scripts.
 */
export interface LogOutProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words above the button.
   */
  text?: string;
}
