// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Makes a lotto party over the page: its name, a draw, the price of a share, whether it goes on, and the first shares.
 */
export interface GroupWizardProps {
  /**
   * What is being made; for a group that there is already, its name stands there instead.
   */
  heading: string;
  /**
   * What is said where the group gets its name.
   */
  name: string;
  /**
   * What is said where a draw is chosen.
   */
  draw: string;
  /**
   * What is said where the price of a share is chosen.
   */
  price: string;
  /**
   * What is said where the customer chooses whether the group goes on by itself.
   */
  auto: string;
  /**
   * What is said where the customer takes the first shares.
   */
  join: string;
}
