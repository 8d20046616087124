import { isNonArrayObject } from '../api/api-error.ts';
import type { ContentChange } from '../cms/content-source.ts';
import { DOCUMENT_KINDS } from '../cms/document.ts';

type Documents = ContentChange['documents'][number];
type Assets = ContentChange['assets'][number];

/** The change in a notice of another node; null when it has another form. */
export function parseContentChange(notice: Readonly<Record<string, unknown>>): ContentChange | null {
  const { documents, assets } = notice;
  if (!Array.isArray(documents) || !Array.isArray(assets)) return null;
  return documents.every(isDocument) && assets.every(isAsset) ? { documents, assets } : null;
}

function isDocument(value: unknown): value is Documents {
  if (!isNonArrayObject(value)) return false;
  const { site, kind, name, source, text } = value;
  const isKind = DOCUMENT_KINDS.some((known) => known === kind);
  return isKind && [site, name, source].every(isText) && (text === null || isText(text));
}

function isAsset(value: unknown): value is Assets {
  if (!isNonArrayObject(value)) return false;
  const { site, name, revision } = value;
  return isText(site) && isText(name) && (revision === null || isText(revision));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
