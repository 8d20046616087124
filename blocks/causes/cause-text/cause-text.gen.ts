// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What editors tell further of the cause of the page.
 */
export interface CauseTextProps {
  /**
   * Words above the text; {name} stands for the name of the cause.
   */
  heading?: string;
}
