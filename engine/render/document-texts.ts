import { createMessageAccessor } from '../messages/message-accessor.ts';
import type { MessageSource } from '../messages/message-source.ts';
import type { SiteDataForBlocks } from '../page/site-view.ts';
import { type DocumentTextsMessages, documentTextsMessages } from './document-texts.messages.gen.ts';

/** Texts that a document holds for the browser, because they are shown where nothing could be loaded. */
export type DocumentTexts = Readonly<Record<keyof DocumentTextsMessages, string>>;

export function createDocumentTexts(
  messages: MessageSource,
  site: Pick<SiteDataForBlocks, 'currency' | 'timeZone'>,
): DocumentTexts {
  const texts = createMessageAccessor(documentTextsMessages, messages, site);
  return {
    incomplete: texts.incomplete(),
    partMissing: texts.partMissing(),
    loadingPage: texts.loadingPage(),
    closeToast: texts.closeToast(),
    failed: texts.failed(),
    home: texts.home(),
  };
}
