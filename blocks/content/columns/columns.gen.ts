// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * Two or three columns side by side, one below the other on a small screen.
 */
export interface ColumnsProps {
  /**
   * How the width is shared: evenly, or with a wider first or last column.
   */
  ratio: 'equal' | 'wide-first' | 'wide-last';
  /**
   * How far the columns stand apart.
   */
  gap: 'small' | 'medium' | 'large';
}
