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
   * What is to be read, with headings, lists, links and tables.
   */
  body: RichText;
  /**
   * Whether the column stands at the start of the line or in the middle.
   */
  align: 'start' | 'center';
}
