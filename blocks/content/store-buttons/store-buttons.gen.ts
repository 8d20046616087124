// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * Buttons that lead to the app in the stores.
 */
export interface StoreButtonsProps {
  /**
   * Heading of the section.
   */
  heading?: string;
  /**
   * A few sentences.
   */
  text?: RichText;
  /**
   * The app for iPhone and iPad.
   */
  appStore?: ResolvedLink;
  /**
   * The app for Android.
   */
  android?: ResolvedLink;
  /**
   * A picture of the app.
   */
  image?: ResolvedImage;
  /**
   * Small print below the buttons.
   */
  note?: string;
}
