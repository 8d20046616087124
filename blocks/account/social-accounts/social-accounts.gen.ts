// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Lets a customer link accounts of other providers to sign in with, and unlink them.
 */
export interface SocialAccountsProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What a linked account is good for.
   */
  intro?: string;
}
