// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedImage, RichText } from '#engine/render/block.ts';

/**
 * The head of a cause's page: what it does and what was raised for it; or a line of it above something to buy.
 */
export interface CauseHeaderProps {
  /**
   * The whole story as the head of the page, or one line above something to buy.
   */
  look: 'full' | 'line';
  /**
   * Words and pictures for causes, beside what the shop knows of them.
   *
   * @maxItems 40
   *
   * Items: The story of one cause.
   */
  stories?: {
    /**
     * Key of the cause.
     */
    cause: string;
    /**
     * The story.
     */
    text?: RichText;
    /**
     * A picture of the cause.
     */
    image?: ResolvedImage;
  }[];
}
