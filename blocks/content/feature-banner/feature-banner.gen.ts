// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, ResolvedLink, RichText } from '#engine/render/block.ts';

/**
 * One announcement that fills its place: a picture, a few words and what to do.
 */
export interface FeatureBannerProps {
  /**
   * A few words above the heading.
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
   * Where the button leads.
   */
  link: ResolvedLink;
  /**
   * Ground of the words.
   */
  tone: 'strong' | 'accent' | 'hero';
}
