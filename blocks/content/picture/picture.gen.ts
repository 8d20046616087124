// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage } from '#engine/render/block.ts';

/**
 * One picture, with a caption if it needs one.
 */
export interface PictureProps {
  /**
   * What is shown, with the words that stand for it where it can't be seen.
   */
  image: ResolvedImage;
  /**
   * What the picture shows, or who made it.
   */
  caption?: string;
  /**
   * What the picture is cropped to; natural leaves it whole.
   */
  ratio: 'natural' | 'wide' | 'landscape' | 'square' | 'portrait';
}
