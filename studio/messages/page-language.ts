import { type EditorLanguage, ENGLISH } from '#engine/messages/editor-messages.ts';

/** Element with the language that the server has chosen for the page, as JSON; a page in English has none. */
export const LANGUAGE_ELEMENT = 'studio-language';

/** Tags of the languages that an editor can choose; none where there is one only. */
export function readOfferedLanguages(page: Pick<Document, 'getElementById'>): readonly string[] {
  return page.getElementById('studio')?.dataset['languages']?.split(' ') ?? [];
}

export function readPageLanguage(page: Pick<Document, 'getElementById'>): EditorLanguage {
  const json = page.getElementById(LANGUAGE_ELEMENT)?.textContent;
  return json ? JSON.parse(json) : ENGLISH;
}
