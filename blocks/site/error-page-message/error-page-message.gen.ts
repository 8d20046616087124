// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What went wrong with this page, and where to go from here.
 */
export interface ErrorPageMessageProps {
  /**
   * What decides the words and buttons: not found (404), nothing on sale (418), too busy (500), closed for maintenance (503), a service without an answer, or anything else.
   */
  code: '404' | '418' | '500' | '503' | 'unreachable' | 'generic';
  /**
   * Heading of the page; left out, the usual one for the kind of failure.
   */
  heading?: string;
  /**
   * A sentence under the heading; left out, the usual one for the kind of failure.
   */
  text?: string;
}
