// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface DocumentEditorMessages {
  /** Parts of the brand */
  parts(): string;
}

export const documentEditorMessages = createEditorMessages<DocumentEditorMessages>('document-editor', {
  parts: "Parts of the brand",
});
