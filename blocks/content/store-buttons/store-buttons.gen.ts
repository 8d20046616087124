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
   * Where the app for iPhone and iPad is found; left out, there is no such button.
   */
  appStore?: ResolvedLink;
  /**
   * Where the app for Android is found; left out, there is no such button.
   */
  android?: ResolvedLink;
  /**
   * A picture of the app.
   */
  image?: ResolvedImage;
  /**
   * A few quiet words below the buttons, such as what the app needs.
   */
  note?: string;
}
