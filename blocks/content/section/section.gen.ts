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
   * Ground of the band.
   */
  tone: 'plain' | 'surface' | 'strong' | 'motif';
  /**
   * How wide the content runs.
   */
  width: 'normal' | 'narrow' | 'wide';
  /**
   * Where heading and introduction stand.
   */
  align: 'start' | 'center';
}
