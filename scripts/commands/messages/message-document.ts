import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DocumentKey } from '#engine/cms/document.ts';
import { formatDocumentFilePath } from '#engine/cms/files/document-path.ts';
import { formatTranslationName, type TranslatedDocumentKey } from '#engine/translations/translation-name.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatJsonFile } from '../command-io.ts';
import { checkProjectDocument } from '../project.ts';
import { type DocumentText, readOwnTexts } from './message-texts.ts';

/** The document of a site's texts in a locale, as it is to be written. */
export interface MessageDocument {
  /** Path below the root of the project. */
  readonly path: string;
  readonly text: string;
  /** Why it would be refused. */
  readonly errors: readonly ConfigError[];
}

/** Adds texts to the document of a site and locale, or makes it. Texts of other ids stay; all are in order of their ids. */
export function createMessageDocument(
  root: string,
  { site, locale }: { readonly site: string; readonly locale: string },
  texts: readonly (DocumentText & { readonly id: string })[],
): MessageDocument {
  const key: DocumentKey = { site, kind: 'messages', name: locale.toLowerCase() };
  return addTexts(root, key, { locale }, texts);
}

/** Texts for the translation of one document. */
export interface DocumentTranslation {
  readonly of: TranslatedDocumentKey;
  readonly texts: readonly (DocumentText & { readonly id: string })[];
}

/** The same for the translation of a page or another document. */
export function createTranslationDocument(
  root: string,
  { site, locale }: { readonly site: string; readonly locale: string },
  { of, texts }: DocumentTranslation,
): MessageDocument {
  return addTexts(root, { site, kind: 'translation', name: formatTranslationName(of, locale) }, { of, locale }, texts);
}

function addTexts(
  root: string,
  key: DocumentKey,
  properties: object,
  texts: DocumentTranslation['texts'],
): MessageDocument {
  const path = formatDocumentFilePath(key);
  const text = addTextsToFile(root, path, { kind: key.kind, properties, texts });
  return { path, text, errors: checkProjectDocument({ ...key, source: path, text }) };
}

/** Text of a file with texts by id, with these added and all in the order of their ids. */
export function addTextsToFile(
  root: string,
  path: string,
  {
    kind,
    properties,
    texts,
  }: Pick<DocumentTranslation, 'texts'> & { readonly kind: string; readonly properties: object },
): string {
  const existing = readJsonFile(join(root, path));
  const all = {
    ...readOwnTexts(existing),
    ...Object.fromEntries(texts.map(({ id, text, source }) => [id, { text, ...(source !== undefined && { source }) }])),
  };
  const sorted = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const head = { $schema: `../../../schemas/config/${kind}.schema.json`, version: 1, ...properties };
  return formatJsonFile({ ...head, ...existing, texts: sorted });
}

export async function writeMessageDocument(root: string, { path, text }: MessageDocument): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

/** Undefined without the file. */
export function readJsonFile(path: string): object | undefined {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
