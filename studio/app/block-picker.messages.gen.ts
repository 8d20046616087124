// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface BlockPickerMessages {
  /** Find a kind of block */
  search(): string;
  /** No kind of block has these words. */
  none(): string;
  /** Close */
  close(): string;
  /** How it looks */
  thumbnail(): string;
  /** Ready-made sections */
  sections(): string;
  /** Cart and payment */
  cart(): string;
  /** Around every page */
  frame(): string;
  /** Parts of a page */
  section(): string;
  /** Texts and pictures */
  content(): string;
  /** What is sold */
  commerce(): string;
}

export const blockPickerMessages = createEditorMessages<BlockPickerMessages>('block-picker', {
  search: "Find a kind of block",
  none: "No kind of block has these words.",
  close: "Close",
  thumbnail: "How it looks",
  sections: "Ready-made sections",
  cart: "Cart and payment",
  frame: "Around every page",
  section: "Parts of a page",
  content: "Texts and pictures",
  commerce: "What is sold",
});
