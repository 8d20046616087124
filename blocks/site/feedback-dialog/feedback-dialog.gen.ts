// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Asks over the page how satisfied somebody is, and for a comment.
 */
export interface FeedbackDialogProps {
  /**
   * One sentence above the form.
   */
  intro?: string;
  /**
   * What is said once it is sent; left out, plain words.
   */
  thanks?: string;
  /**
   * Leads to how what is written is used; left out, there is no link.
   */
  privacy?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Page or address that the link opens.
     */
    link: ResolvedLink;
  };
}
