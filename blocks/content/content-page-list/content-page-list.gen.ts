// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Links to the content pages below a path, such as the articles of a help centre.
 */
export interface ContentPageListProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Path whose pages are listed, such as /help.
   */
  below: string;
}
