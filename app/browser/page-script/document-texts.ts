import type { DocumentTexts } from '#engine/render/document-texts.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';

/** A text that the document holds, because it is shown where nothing could be loaded. A missing one is its name. */
export function readDocumentText(name: keyof DocumentTexts): string {
  return readDocumentPayload().texts?.[name] ?? name;
}

/** The page as the document was loaded with it; later navigations do not change it. */
export function readDocumentPayload(): Partial<PagePayload> {
  return JSON.parse(document.getElementById('page')?.textContent || '{}');
}
