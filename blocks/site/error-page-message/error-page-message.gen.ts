// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * What went wrong with this page, and where to go from here.
 */
export interface ErrorPageMessageProps {
  /**
   * The kind of failure.
   */
  code: '404' | '418' | '500' | '503' | 'unreachable' | 'generic';
}
