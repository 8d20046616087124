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
   * Shown where no winner of the draw has agreed to it; left out, a plain sentence.
   */
  emptyText?: string;
}
