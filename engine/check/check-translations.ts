import type { ConfigDocument } from '../cms/document.ts';
import type { PublishedDocuments } from '../cms/documents.ts';
import type { FindSiteErrors } from '../cms/select-publishable.ts';
import { hashMessageSource } from '../messages/hash-message-source.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import { listTranslatableTexts, type TranslatableText } from '../translations/translatable-texts.ts';
import { readTranslationTexts, type TranslationEntry } from '../translations/translate-document.ts';
import { listTextProblems } from '../translations/translated-text.ts';
import { isTranslatableKind, type TranslatableKind } from '../translations/translation-name.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import type { ConfigError, ConfigErrorCode } from '../validation/config-error.ts';
import type { DocumentFinding } from '../validation/finding.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { isJsonSchemaObject as isObject } from '../validation/schema-library.ts';
import { formatValueForMessage } from '../validation/wording.ts';
import type { MergedNodeCheckContext } from './check-merged-nodes.ts';
import { checkMarkdownReferences } from './check-references.ts';
import { createDocumentFinding, createSiteErrorCollector, type GetJsonPointerLocatorOfFile } from './site-report.ts';

const CODES: ReadonlySet<ConfigErrorCode> = new Set(['unknown-source', 'unknown-text', 'wrong-translation']);

/**
 * Whether an error is one that a change of the source can cause in a translation. It is refused where the translation
 * itself is published. A changed source is not refused for it, and pages fall back to the source text.
 */
export function isTranslationError({ code }: Pick<ConfigError, 'code'>): boolean {
  return CODES.has(code);
}

export function ignoreTranslationErrors(findErrors: FindSiteErrors): FindSiteErrors {
  return (documents, site) => findErrors(documents, site).filter((error) => !isTranslationError(error));
}

/**
 * Checks the translations of this very site: the translated document exists, it has each text, and the schema of its
 * property accepts the translation.
 */
export function checkTranslations(
  documents: PublishedDocuments,
  { site, report, blocks }: Pick<MergedNodeCheckContext, 'site' | 'report' | 'blocks'>,
): void {
  for (const { document, kind, name, source } of listOwnTranslations(documents, site)) {
    if (source) {
      const texts = indexTexts(kind, source, blocks);
      for (const [key, { text }] of listEntries(document))
        for (const finding of checkText(key, text, texts, `the ${kind} '${name}'`)) report.addTo(document, finding);
      continue;
    }
    const message = `Site '${site.key}' has no ${kind} '${name}' that could be translated.`;
    const suggestion = formatDidYouMeanSuggestion(name, site.names(kind)) ?? 'Remove the translation.';
    report.addTo(document, createDocumentFinding('/of/name', 'unknown-source', message, suggestion));
  }
}

function checkText(
  key: string,
  translation: string,
  texts: ReadonlyMap<string, TranslatableText>,
  document: string,
): readonly DocumentFinding[] {
  const pointer = appendPointerStep('/texts', key);
  const text = texts.get(key);
  if (text) {
    return listTextProblems(text, translation).map(({ message, suggestion }) =>
      createDocumentFinding(`${pointer}/text`, 'wrong-translation', message, suggestion),
    );
  }
  const message = `There is no text ${formatValueForMessage(key)} in ${document}.`;
  const suggestion = formatDidYouMeanSuggestion(key, [...texts.keys()]) ?? 'Remove it.';
  return [createDocumentFinding(pointer, 'unknown-text', message, suggestion, 'key')];
}

/** Checks links and pictures in the translations of Markdown texts. */
export function checkTranslatedMarkdown(documents: PublishedDocuments, checks: MergedNodeCheckContext): void {
  for (const { document, kind, source } of listOwnTranslations(documents, checks.site)) {
    if (!source) continue;
    const texts = indexTexts(kind, source, checks.blocks);
    const merged = { name: document.name, value: document.value, sources: [document] };
    for (const [key, { text }] of listEntries(document)) {
      if (texts.get(key)?.format !== 'markdown') continue;
      const pointer = `${appendPointerStep('/texts', key)}/text`;
      checkMarkdownReferences(merged, text, pointer, checks.segments, checks);
    }
  }
}

/** Warnings for texts of this very site that have changed since their translation. */
export function findStaleTranslations(
  documents: PublishedDocuments,
  site: Pick<Site, 'key' | 'document'>,
  blocks: BlockSchemas,
  locate: GetJsonPointerLocatorOfFile,
): readonly ConfigError[] {
  const report = createSiteErrorCollector(locate);
  for (const { document, kind, source } of listOwnTranslations(documents, site)) {
    const texts = source && indexTexts(kind, source, blocks);
    for (const [key, { source: hash }] of listEntries(document)) {
      const text = texts?.get(key)?.text;
      if (text === undefined || hash === undefined || hash === hashMessageSource(text)) continue;
      const message = `The text has changed since it was translated: ${formatValueForMessage(text)}.`;
      const suggestion = "Translate it again; 'vitrine messages export --only stale' exports such texts.";
      const pointer = appendPointerStep('/texts', key);
      report.addTo(document, createDocumentFinding(pointer, 'stale-translation', message, suggestion, 'key'));
    }
  }
  return report.errors;
}

interface OwnTranslation {
  readonly document: ConfigDocument;
  readonly kind: TranslatableKind;
  readonly name: string;
  readonly source: MergedDocument | undefined;
}

function listOwnTranslations(
  documents: PublishedDocuments,
  site: Pick<Site, 'key' | 'document'>,
): readonly OwnTranslation[] {
  return documents.list(site.key, 'translation').flatMap((document) => {
    const { kind, name } = readSourceKey(document.value);
    return isTranslatableKind(kind) ? [{ document, kind, name, source: site.document(kind, name) }] : [];
  });
}

function indexTexts(
  kind: TranslatableKind,
  { value }: MergedDocument,
  blocks: BlockSchemas,
): ReadonlyMap<string, TranslatableText> {
  return new Map(listTranslatableTexts(kind, value, blocks).map((text) => [text.key, text]));
}

function listEntries({ value }: ConfigDocument): readonly (readonly [string, TranslationEntry])[] {
  return Object.entries(readTranslationTexts(value));
}

function readSourceKey(value: unknown): { readonly kind: unknown; readonly name: string } {
  const of = isObject(value) && isObject(value['of']) ? value['of'] : {};
  return { kind: of['kind'], name: String(of['name']) };
}
