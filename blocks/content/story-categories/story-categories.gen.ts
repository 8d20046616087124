// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Links to the subjects of the blog, with how many stories each has.
 */
export interface StoryCategoriesProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Words of the first link, which leads to the stories on every subject, in place of the usual ones.
   */
  allLabel?: string;
}
