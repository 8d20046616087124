import { join } from 'node:path';
import type { ConfigDocument } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import { hashMessageSource } from '#engine/messages/hash-message-source.ts';
import { isJsonObject } from '#engine/site/json.ts';
import { appendPointerStep } from '#engine/validation/json-pointer.ts';
import { formatJsonFile } from '../command-io.ts';
import { checkProjectDocument } from '../project.ts';
import { type ContentText, listEntryTexts, readContentSources } from './content-texts.ts';
import { type MessageDocument, readJsonFile } from './message-document.ts';

/** A new translation of a text of a content entry, with the hash of the text that it was made from. */
export interface ContentTextChange {
  readonly text: ContentText;
  readonly translation: string;
  readonly source: string;
}

interface ContentTarget {
  readonly site: string;
  readonly locale: string;
}

/** Adds translations to the content documents of a site and locale, or makes them. Other entries stay. */
export function createContentDocuments(
  root: string,
  target: ContentTarget,
  changes: readonly ContentTextChange[],
  texts: readonly ContentText[],
): readonly MessageDocument[] {
  const groups = Map.groupBy(changes, ({ text }) => getDocumentName(text, target));
  return [...groups].map(([name, group]) => createContentDocument(root, { ...target, name }, group, texts));
}

/** The document that has the entry in this locale, or a new one for its area. */
function getDocumentName({ area, translatedEntry: own }: ContentText, { site, locale }: ContentTarget): string {
  return own?.document.site === site && own.locale === locale ? own.document.name : `${area}.${locale.toLowerCase()}`;
}

function createContentDocument(
  root: string,
  { site, locale, name }: ContentTarget & { readonly name: string },
  changes: readonly ContentTextChange[],
  texts: readonly ContentText[],
): MessageDocument {
  const key = { site, kind: 'content', name } as const;
  const path = formatDocumentFilePath(key);
  const { entries = {}, ...existing }: Record<string, unknown> = Object(readJsonFile(join(root, path)));
  const changed = new Map(changes.map((change) => [change.text.source.key, change]));
  const touched = texts.filter(({ sourceEntry }) =>
    changes.some(({ text }) => text.sourceEntry.key === sourceEntry.key),
  );
  const added = Map.groupBy(touched, ({ sourceEntry }) => sourceEntry.key);
  const head = { $schema: '../../../schemas/config/content.schema.json', version: 1, locale };
  const text = formatJsonFile({
    ...head,
    ...existing,
    entries: {
      ...Object(entries),
      ...Object.fromEntries([...added].map(([entry, own]) => [getEntryKey(own, entry), writeEntry(own, changed)])),
    },
    sources: sortByKey({ ...readContentSources(existing), ...collectSources(touched, changed) }),
  });
  return { path, text, errors: checkProjectDocument({ ...key, source: path, text }) };
}

function getEntryKey([first]: readonly ContentText[], key: string): string {
  return first?.translatedEntry?.key ?? key;
}

/** The entry with its new texts, and else those that are shown now. Data and pictures are those of the translation. */
function writeEntry(texts: readonly ContentText[], changed: ReadonlyMap<string, ContentTextChange>): unknown {
  const [first] = texts;
  if (!first) return undefined;
  const { sourceEntry, translatedEntry } = first;
  const isSameShape = translatedEntry && listPointers(translatedEntry.entry) === listPointers(sourceEntry.entry);
  const { type, value } = isSameShape ? translatedEntry.entry : sourceEntry.entry;
  const byPointer = new Map(
    texts.map(({ source, text }) => [source.pointer, changed.get(source.key)?.translation ?? text]),
  );
  return { type, value: replaceStrings(value, byPointer, '') };
}

function listPointers(entry: Parameters<typeof listEntryTexts>[0]): string {
  return listEntryTexts(entry)
    .map(({ pointer }) => pointer)
    .join(' ');
}

function replaceStrings(value: unknown, texts: ReadonlyMap<string, string>, pointer: string): unknown {
  if (typeof value === 'string') return texts.get(pointer) ?? value;
  if (Array.isArray(value))
    return value.map((item, index) => replaceStrings(item, texts, appendPointerStep(pointer, index)));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      replaceStrings(child, texts, appendPointerStep(pointer, name)),
    ]),
  );
}

/** Hashes of the written texts. A text that is not translated has none. */
function collectSources(
  texts: readonly ContentText[],
  changed: ReadonlyMap<string, ContentTextChange>,
): Readonly<Record<string, string>> {
  const hashes = texts.flatMap(({ source, origin }) => {
    const hash = changed.get(source.key)?.source ?? origin?.texts[source.key]?.source;
    return hash === undefined ? [] : [[source.key, hash] as const];
  });
  return Object.fromEntries(hashes);
}

/** Content documents with the hashes of the sources of translations that have none, where they are written. */
export function createConfirmedContentDocuments(
  root: string,
  texts: readonly ContentText[],
): {
  readonly count: number;
  readonly documents: readonly MessageDocument[];
} {
  const open = texts.flatMap(({ origin, source }) =>
    origin && origin.texts[source.key]?.source === undefined ? [{ document: origin.document, source }] : [],
  );
  const documents = [...Map.groupBy(open, ({ document }) => document)].map(([document, own]) => {
    const hashes = Object.fromEntries(own.map(({ source }) => [source.key, hashMessageSource(source.text)]));
    return addSources(root, document, hashes);
  });
  return { count: open.length, documents };
}

function addSources(
  root: string,
  { site, kind, name, source: path }: ConfigDocument,
  hashes: Readonly<Record<string, string>>,
): MessageDocument {
  const value = readJsonFile(join(root, path));
  const text = formatJsonFile({ ...value, sources: sortByKey({ ...readContentSources(value), ...hashes }) });
  return { path, text, errors: checkProjectDocument({ site, kind, name, source: path, text }) };
}

function sortByKey(hashes: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
