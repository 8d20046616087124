// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * A band of the page that holds other blocks on a ground of its own.
 */
export interface SectionProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * A few sentences under the heading.
   */
  intro?: RichText;
  /**
   * What stands behind the whole section, from plain to a colour or pattern of the brand.
   */
  tone: 'plain' | 'surface' | 'strong' | 'motif';
  /**
   * How far the content runs to the sides of a wide screen.
   */
  width: 'normal' | 'narrow' | 'wide';
  /**
   * Whether heading and introduction stand at the start of the line or in the middle.
   */
  align: 'start' | 'center';
}
