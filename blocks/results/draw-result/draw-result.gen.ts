// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * What a draw has brought: its numbers or its winning ticket, and what was won. Before that, how far it has come.
 */
export interface DrawResultProps {
  /**
   * Heading of the section; left out, a plain one.
   */
  heading?: string;
  /**
   * What is said of a draw that is still on sale.
   */
  openText?: RichText;
  /**
   * What is said of a draw whose sales are over, until it is drawn.
   */
  closedText?: RichText;
  /**
   * What is said of a draw until its prizes are paid.
   */
  pendingText?: RichText;
}
