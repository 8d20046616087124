// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ResolvedLink } from '#engine/render/block.ts';

/**
 * Lets a customer move the account to the new platform, and tells how far it is.
 */
export interface MigrationDialogProps {
  /**
   * What it is about.
   */
  heading: string;
  /**
   * What moves, and what stays as it is.
   */
  text: string;
  /**
   * Link to where the terms of the move can be read; left out, there is none.
   */
  terms?: {
    /**
     * Words that are shown as the link.
     */
    label: string;
    /**
     * Page or address that opens when the link is followed.
     */
    link: ResolvedLink;
  };
}
