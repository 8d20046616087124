// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage } from '#engine/render/block.ts';

/**
 * One picture, with a caption if it needs one.
 */
export interface PictureProps {
  /**
   * The picture.
   */
  image: ResolvedImage;
  /**
   * What the picture shows, or who made it.
   */
  caption?: string;
  /**
   * Shape the picture is cropped to.
   */
  ratio: 'natural' | 'wide' | 'landscape' | 'square' | 'portrait';
}
