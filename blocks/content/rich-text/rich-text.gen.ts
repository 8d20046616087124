// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * Running text with headings, lists, links and tables.
 */
export interface RichTextProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * The text.
   */
  body: RichText;
  /**
   * Where the column of text stands.
   */
  align: 'start' | 'center';
}
