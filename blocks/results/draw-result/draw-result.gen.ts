// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { RichText } from '#engine/render/block.ts';

/**
 * What a draw has brought: its numbers or its winning ticket, and what was won. Before that, how far it has come.
 */
export interface DrawResultProps {
  /**
   * Stands over the result once there is one; left out, a plain one.
   */
  heading?: string;
  /**
   * A few words about a draw that can still be played.
   */
  openText?: RichText;
  /**
   * What is said of a draw until it is drawn.
   */
  closedText?: RichText;
  /**
   * What is said below a result while the prizes are being worked out.
   */
  pendingText?: RichText;
}
