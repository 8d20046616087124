import {
  createDocumentFinding,
  createSiteErrorCollector,
  type GetJsonPointerLocatorOfFile,
} from '#engine/check/site-report.ts';
import type { ConfigDocument } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import type { Site } from '#engine/site/site.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import { formatValueForMessage } from '#engine/validation/wording.ts';
import { listContentTexts, readContentSources } from './content-texts.ts';

interface StaleContentText {
  readonly document: ConfigDocument;
  readonly key: string;
  readonly text: string;
}

/**
 * Warnings for texts of content entries that have changed since their translation. A text counts as changed where no
 * site has the one that was translated: the Welsh of a base site may be that of a British brand's text.
 */
export function findStaleContentTexts(
  documents: PublishedDocuments,
  sites: readonly Site[],
  locate: GetJsonPointerLocatorOfFile,
): readonly ConfigError[] {
  const stale = new Map<string, StaleContentText>();
  const current = new Set<string>();
  for (const site of sites) {
    for (const locale of listLocalesWithSources(documents, site)) {
      for (const { source, origin } of listContentTexts(site, locale)) {
        const hash = origin && readContentSources(origin.document.value)[source.key];
        if (!origin || hash === undefined) continue;
        const id = `${origin.document.source} ${source.key}`;
        if (hash === hashMessageSource(source.text)) current.add(id);
        else stale.set(id, { document: origin.document, key: source.key, text: source.text });
      }
    }
  }
  const report = createSiteErrorCollector(locate);
  for (const [id, { document, key, text }] of stale) {
    if (current.has(id)) continue;
    const message = `The text has changed since it was translated: ${formatValueForMessage(text)}.`;
    const suggestion = "Translate it again; 'vitrine messages export --only stale' exports such texts.";
    const pointer = appendPointerStep('/sources', key);
    report.addTo(document, createDocumentFinding(pointer, 'stale-translation', message, suggestion, 'key'));
  }
  return report.errors;
}

/** Languages that content documents of a site, or of those that it extends, were translated into. */
function listLocalesWithSources(documents: PublishedDocuments, { chain }: Pick<Site, 'chain'>): ReadonlySet<string> {
  const translated = chain
    .flatMap((key) => documents.list(key, 'content'))
    .filter(({ value }) => Object.keys(readContentSources(value)).length > 0);
  return new Set(translated.map(({ value }) => String(Object(value).locale)));
}
