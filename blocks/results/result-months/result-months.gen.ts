// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Links to the results of a product, a month each.
 */
export interface ResultMonthsProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
}
