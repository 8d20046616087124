import {
  createDocumentFinding,
  createSiteErrorCollector,
  type GetJsonPointerLocatorOfFile,
} from '#engine/check/site-report.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import type { Site } from '#engine/site/site.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import { formatValueForMessage } from '#engine/validation/wording.ts';
import { listContentTexts, readContentSources } from './content-texts.ts';

/** Warnings for texts of content entries that have changed since this very site translated them. */
export function findStaleContentTexts(
  documents: PublishedDocuments,
  site: Site,
  locate: GetJsonPointerLocatorOfFile,
): readonly ConfigError[] {
  const report = createSiteErrorCollector(locate);
  const own = documents
    .list(site.key, 'content')
    .filter(({ value }) => Object.keys(readContentSources(value)).length > 0);
  for (const locale of new Set(own.map(({ value }) => String(Object(value).locale)))) {
    for (const { source, origin } of listContentTexts(site, locale)) {
      const document = own.find((candidate) => candidate === origin?.document);
      const hash = document && readContentSources(document.value)[source.key];
      if (!document || hash === undefined || hash === hashMessageSource(source.text)) continue;
      const message = `The text has changed since it was translated: ${formatValueForMessage(source.text)}.`;
      const suggestion = "Translate it again; 'vitrine messages export --only stale' exports such texts.";
      const pointer = appendPointerStep('/sources', source.key);
      report.addTo(document, createDocumentFinding(pointer, 'stale-translation', message, suggestion, 'key'));
    }
  }
  return report.errors;
}
