// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Where a signed-in customer stands in the membership program, with the ways in and out of it, and the way to the benefits. A visitor sees nothing.
 */
export interface MembershipStatusProps {
  /**
   * Heading of the section; left out, the name of the program.
   */
  heading?: string;
  /**
   * Whether who is no member is shown the way in; false where the page does so elsewhere.
   */
  invites: boolean;
  /**
   * What is told of the benefits; left out, they are not offered.
   */
  benefitsText?: string;
}
