// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Asks for feedback from the footer; its button opens the feedback modal.
 */
export interface FooterFeedbackProps {
  /**
   * What is asked.
   */
  heading: string;
  /**
   * One short sentence.
   */
  text?: string;
  /**
   * Words on the button.
   */
  button: string;
}
