// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Lotto parties: those of the customer a page at a time, or the draws of parties that anybody may join.
 */
export interface OwnOrOpenPartiesProps {
  /**
   * The parties of the customer, or the open draws of parties that anybody may join.
   */
  show: 'mine' | 'open';
  /**
   * Heading over the list.
   */
  heading: string;
  /**
   * What to say where no party is listed.
   */
  emptyText: string;
  /**
   * What visitors read above the button to log in.
   */
  signIn?: string;
}
