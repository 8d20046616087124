// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * The first link of a page, which leads a keyboard past the header to the content.
 */
export interface SkipLinkProps {
  /**
   * Words of the link; left out, the usual ones.
   */
  label?: string;
}
