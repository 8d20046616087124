// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * A header that leads home and nowhere else.
 */
export interface HomeLinkHeaderProps {}
