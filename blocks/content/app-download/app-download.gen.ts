// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Where the brand's own apps are found.
 */
export interface AppDownloadProps {
  /**
   * Heading over the buttons.
   */
  heading: string;
  /**
   * One short sentence.
   */
  text?: string;
  /**
   * The buttons, one for each store, in their order.
   *
   * @minItems 1
   * @maxItems 3
   *
   * Items: One store.
   */
  stores: {
    /**
     * Gives the button its usual words, such as those of Google Play.
     */
    store: 'app_store' | 'google_play' | 'android';
    /**
     * Words on the button; left out, those that the store asks for.
     */
    label?: string;
    /**
     * Page on which the app is downloaded.
     */
    link: ResolvedLink;
  }[];
}
