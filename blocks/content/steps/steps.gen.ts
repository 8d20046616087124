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
   * The steps in their order.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One step.
   */
  items: {
    /**
     * Title of the step.
     */
    title: string;
    /**
     * What happens in it.
     */
    text: RichText;
    /**
     * Icon of the step, where the look shows icons.
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
