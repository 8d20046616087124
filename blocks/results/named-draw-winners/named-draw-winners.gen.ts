// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The winners of a draw who agreed to be named.
 */
export interface NamedDrawWinnersProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What to say where nobody is named.
   */
  emptyText?: string;
}
