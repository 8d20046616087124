// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Takes pictures of a document that proves who a customer is, makes them smaller and sends them.
 */
export interface DocumentUploadProps {
  /**
   * Heading of the page; left out, a plain one.
   */
  heading?: string;
  /**
   * What to send, and what happens to it.
   */
  intro?: string;
}
