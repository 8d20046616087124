import { createEditorLanguageLoader } from '#engine/messages/editor-languages.server.ts';

/** Loads the texts of the studio in a language. */
export const loadStudioLanguage = createEditorLanguageLoader(
  async () => (await import('../message-catalogues.gen.ts')).studioMessageCatalogues,
);
