import { createDocumentTexts } from '#engine/render/document-texts.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import { usualMessages } from '../../../testing/usual-messages.ts';

/** Gives the document the usual texts, as the server does. */
export function addTestDocumentTexts(page: Pick<Partial<PagePayload>, 'flowMessages' | 'site'> = {}): void {
  const data = document.createElement('script');
  data.type = 'application/json';
  data.id = 'page';
  const texts = createDocumentTexts(usualMessages, { currency: 'AUD', timeZone: 'Australia/Sydney' });
  data.textContent = JSON.stringify({ ...page, texts });
  document.body.append(data);
}
