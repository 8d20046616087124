// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Tells a customer who must prove who they are, and until when; nothing where it is proved or nobody is signed in.
 */
export interface VerificationNoticeProps {
  /**
   * Only once money can’t be used without it (as when left out), or already before, with the day from which that is so.
   */
  show?: 'needed' | 'all';
}
