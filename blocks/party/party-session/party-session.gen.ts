// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * One draw of a lotto party: what it plays for, its shares up to the cart, and whether the party goes on by itself.
 */
export interface PartySessionProps {
  /**
   * Words of the button that puts shares into the cart; left out, plain ones.
   */
  addLabel?: string;
  /**
   * Tells the organiser what it means that a party goes on by itself.
   */
  autoText?: string;
}
