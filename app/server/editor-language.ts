import { createEditorLanguageRunner } from '#engine/messages/editor-languages.server.ts';

/** Runs a function that renders a page or an answer for editors, in their language. */
export const runInLanguageOfEditor = createEditorLanguageRunner(
  async () => (await import('../editor-message-catalogues.gen.ts')).editorMessageCatalogues,
);
