// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The content that the membership service names for the pages of its program, in its order, as editors wrote it.
 */
export interface ProgramTextProps {
  /**
   * Heading of the section.
   */
  heading?: string;
}
