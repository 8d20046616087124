// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * How something is done, step by step.
 */
export interface StepsProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * Shown in this order, from the first to the last.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One step.
   */
  items: {
    /**
     * What to do, in a few words.
     */
    title: string;
    /**
     * What happens in it.
     */
    text: RichText;
    /**
     * Shown where the style is icons; left out, a tick.
     */
    icon?:
      | 'ticket'
      | 'heart'
      | 'calendar'
      | 'trophy'
      | 'numbers'
      | 'mail'
      | 'gift'
      | 'clock'
      | 'check'
      | 'people'
      | 'sun'
      | 'home';
  }[];
  /**
   * Large numbers, icons, or points on a line.
   */
  look: 'numbers' | 'icons' | 'line';
}
