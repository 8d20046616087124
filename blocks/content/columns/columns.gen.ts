// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Two or three columns side by side, one below the other on a small screen.
 */
export interface ColumnsProps {
  /**
   * How the width is shared.
   */
  ratio: 'equal' | 'wide-first' | 'wide-last';
  /**
   * Space between the columns.
   */
  gap: 'small' | 'medium' | 'large';
}
