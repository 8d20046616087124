// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The lotto party of the page: its members, its invitation, and what it played a page at a time.
 */
export interface PartyGroupProps {
  /**
   * What to do with the invitation.
   */
  invite: string;
  /**
   * What to say of a party that has played nothing.
   */
  emptyText: string;
}
