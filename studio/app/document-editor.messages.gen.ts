// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createStudioMessages } from '../messages/studio-messages.ts';

export interface DocumentEditorMessages {
  /** Parts of the brand */
  parts(): string;
}

export const documentEditorMessages = createStudioMessages<DocumentEditorMessages>('document-editor', {
  parts: "Parts of the brand",
});
