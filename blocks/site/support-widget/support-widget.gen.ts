// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * How customers reach somebody: by phone, chat and e-mail, and when somebody is there.
 */
export interface SupportWidgetProps {
  /**
   * Heading of the block; left out, the usual one.
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
   * Offered only while somebody is there; left out, there is no chat.
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
     * How the days are named, such as Monday to Friday.
     */
    label: string;
    /**
     * Days on which these times hold.
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
     * When they leave, such as '18:00'; a time at or before the opening time is on the next day.
     */
    closes: string;
  }[];
}
