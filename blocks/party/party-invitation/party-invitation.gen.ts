// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Who invites and what is played, up to joining the party.
 */
export interface PartyInvitationProps {
  /**
   * What joining means.
   */
  text: string;
  /**
   * Words of the button by which a customer becomes a member.
   */
  button: string;
  /**
   * What to say where there is no such invitation.
   */
  missing: string;
}
