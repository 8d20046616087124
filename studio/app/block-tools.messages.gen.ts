// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface BlockToolsMessages {
  /** Move elsewhere */
  into(): string;
  /** Up */
  up(): string;
  /** Down */
  down(): string;
  /** Duplicate */
  duplicate(): string;
  /** Copy */
  copy(): string;
  /** Reset */
  reset(): string;
  /** Remove */
  remove(): string;
}

export const blockToolsMessages = createEditorMessages<BlockToolsMessages>('block-tools', {
  into: "Move elsewhere",
  up: "Up",
  down: "Down",
  duplicate: "Duplicate",
  copy: "Copy",
  reset: "Reset",
  remove: "Remove",
});
