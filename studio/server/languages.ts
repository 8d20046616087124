import { createEditorLanguageLoader, EDITOR_LANGUAGES } from '#engine/messages/editor-languages.server.ts';

/** Languages that an editor can choose. The pseudo-language shows developers which texts are no messages. */
export function listOfferedLanguages(development: boolean): readonly string[] {
  return development ? [...EDITOR_LANGUAGES, 'en-XA'] : EDITOR_LANGUAGES;
}

/** Loads the texts of the studio in a language. */
export const loadStudioLanguage = createEditorLanguageLoader(
  async () => (await import('../message-catalogues.gen.ts')).studioMessageCatalogues,
);
