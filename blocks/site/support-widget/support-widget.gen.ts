// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * How customers reach somebody: by phone, chat and e-mail, and when somebody is there.
 */
export interface SupportWidgetProps {
  /**
   * Heading; left out, that of the specification.
   */
  heading?: string;
  /**
   * The number to call; left out, there is none.
   */
  phone?: string;
  /**
   * The address to write to; left out, there is none.
   */
  email?: string;
  /**
   * The page of the chat, which is offered while somebody is there; left out, there is none.
   */
  chat?: ResolvedLink;
  /**
   * When somebody is there, by the clock of the site.
   *
   * @maxItems 7
   *
   * Items: Some days of the week with the same hours.
   */
  hours: {
    /**
     * The days in words.
     */
    label: string;
    /**
     * The days.
     *
     * @minItems 1
     * @maxItems 7
     *
     * Items: One day of the week.
     */
    days: ('sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday')[];
    /**
     * When somebody comes, such as '09:00'.
     */
    opens: string;
    /**
     * When they leave; at or before they come is on the next day.
     */
    closes: string;
  }[];
}
