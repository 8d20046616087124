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
   * Where the terms can be read.
   */
  terms?: {
    /**
     * Words of the link.
     */
    label: string;
    /**
     * Where it leads.
     */
    link: ResolvedLink;
  };
}
