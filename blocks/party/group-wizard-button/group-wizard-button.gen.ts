// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A button that opens the group wizard: for a new group, or on the page of a group for what it plays next.
 */
export interface GroupWizardButtonProps {
  /**
   * What customers can start here.
   */
  heading: string;
  /**
   * A few sentences above the button.
   */
  text: string;
  /**
   * Words that say what the button starts.
   */
  button: string;
}
