// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * One announcement that fills its place: a picture, a few words and what to do.
 */
export interface FeatureBannerProps {
  /**
   * A few words that lead into the announcement, such as a time or a place.
   */
  eyebrow?: string;
  /**
   * The announcement.
   */
  heading: string;
  /**
   * One short paragraph.
   */
  text?: RichText;
  /**
   * The picture behind the words.
   */
  image?: ResolvedImage;
  /**
   * Words of the button.
   */
  label: string;
  /**
   * Page that the button opens.
   */
  link: ResolvedLink;
  /**
   * What stands behind the words, from plain to a colour or pattern of the brand.
   */
  tone: 'strong' | 'accent' | 'hero';
}
