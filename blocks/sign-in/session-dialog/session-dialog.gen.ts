// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Warns a customer who has done nothing for long, before they are signed out.
 */
export interface SessionDialogProps {
  /**
   * Heading of the warning; left out, a plain one.
   */
  heading?: string;
  /**
   * Why customers are signed out.
   */
  text?: string;
}
