import { createMessageAccessor } from '../messages/message-accessor.ts';
import type { MessageSource } from '../messages/message-source.ts';
import type { SiteDataForBlocks } from '../page/site-view.ts';
import { type DocumentTextsMessages, documentTextsMessages } from './document-texts.messages.gen.ts';

/** Texts that a document holds for the browser, because they are shown where nothing could be loaded. */
export type DocumentTexts = Readonly<Record<keyof DocumentTextsMessages, string>>;

const created = new WeakMap<MessageSource, DocumentTexts>();

/** Created once for a site in one of its locales. `{time}` stays in `asOf`, for the browser to fill in. */
export function createDocumentTexts(
  messages: MessageSource,
  site: Pick<SiteDataForBlocks, 'currency' | 'timeZone'>,
): DocumentTexts {
  const known = created.get(messages) ?? readDocumentTexts(messages, site);
  created.set(messages, known);
  return known;
}

function readDocumentTexts(
  messages: MessageSource,
  site: Pick<SiteDataForBlocks, 'currency' | 'timeZone'>,
): DocumentTexts {
  const texts = createMessageAccessor(documentTextsMessages, messages, site);
  return {
    incomplete: texts.incomplete(),
    partMissing: texts.partMissing(),
    asOf: texts.asOf({ time: '{time}' }),
    loadingPage: texts.loadingPage(),
    closeToast: texts.closeToast(),
    failed: texts.failed(),
    home: texts.home(),
  };
}
