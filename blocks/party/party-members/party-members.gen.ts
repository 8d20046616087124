// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Who is in the lotto party of the page: each member can leave it, and its organiser renames it and removes members.
 */
export interface PartyMembersProps {
  /**
   * Heading of the section.
   */
  heading: string;
}
