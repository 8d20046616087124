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
   * Whether non-members are invited to join, and members are led to where they change their plan; switch it off where the page does so elsewhere.
   */
  invites: boolean;
  /**
   * What premium members are told of the benefits; left out, they are not offered.
   */
  benefitsText?: string;
}
