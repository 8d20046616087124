import {
  getCollectionOfKind,
  isDirectusDocumentCollectionName,
  readDocumentKeyFieldsOfRow,
} from '#engine/cms/directus/directus-collections.ts';
import { DOCUMENT_KINDS, formatDocumentId } from '#engine/cms/document.ts';
import { isJsonObject, type JsonObject } from '#engine/site/json.ts';
import type { CmsItem } from '#schemas/browser/cms-messages.ts';
import type { PublishedVersion, StudioDocumentAnswer, StudioDocumentKey } from '../../api-types.ts';

/** Last property of a document that the CMS sends to its editors, and compares with what is stored. */
const REVISION = '$revision';

/** Property of a stored draft with the revision that it is based on. */
const RECORD = '_record';

/** A document as the CMS stores it. */
export interface CmsDocument extends PublishedVersion {
  /** Whether it has a row, also an archived one. */
  readonly isStored: boolean;
  /** Null where there is no draft. */
  readonly draft: CmsDraft | null;
}

export interface CmsDraft {
  /** Id of the draft version. */
  readonly version: string;
  /** Null for a draft that removes the document. */
  readonly value: unknown;
  readonly revision: string;
  /** Revision of the published document that it is based on; empty without one. */
  readonly base: string;
}

export function toCmsItem({ site, kind, name }: StudioDocumentKey): CmsItem {
  return { collection: getCollectionOfKind(kind), item: formatDocumentId({ site, kind, name }) };
}

/** Reads the answer to the call `read`. */
export function readCmsDocument(answer: unknown): CmsDocument {
  const { row, draft }: Record<string, unknown> = Object(answer);
  const stored = isJsonObject(row) ? row : null;
  const isPublished = stored !== null && stored['status'] === 'published';
  const { value, revision } = splitRevision(stored?.['document']);
  const published = isPublished ? value : null;
  return {
    isStored: stored !== null,
    published,
    // An archived document retains its revision, which a change must name.
    publishedBase: revision,
    draft: isJsonObject(draft) ? readDraft(draft, revision) : null,
  };
}

function readDraft(draft: JsonObject, publishedBase: string): CmsDraft | null {
  const delta = isJsonObject(draft['delta']) ? draft['delta'] : {};
  const isRemoval = delta['status'] === 'archived';
  if (!isRemoval && !('document' in delta)) return null;
  const record = isJsonObject(delta[RECORD]) ? delta[RECORD] : {};
  const { value, revision } = splitRevision(draft['document']);
  return {
    version: String(draft['id']),
    value: isRemoval ? null : value,
    revision,
    base: typeof record['base'] === 'string' ? record['base'] : publishedBase,
  };
}

/** The document as the editor works on it. */
export function toDocumentAnswer({
  published,
  publishedBase,
  draft,
}: CmsDocument): Omit<StudioDocumentAnswer, 'inherited' | 'blank' | 'source'> {
  const base = draft?.base ?? publishedBase;
  const isOutdated = base !== publishedBase;
  return {
    value: draft ? draft.value : published,
    published,
    publishedBase,
    base,
    basedOn: isOutdated ? null : published,
    draft: draft?.revision ?? null,
    isOutdated,
  };
}

/**
 * Fields of a draft.
 *
 * @param revision revision that the value replaces; empty for none
 */
export function toDraftFields(value: unknown, revision: string): JsonObject {
  if (value === null) return { status: 'archived' };
  return { status: 'published', document: { ...Object(value), ...(revision !== '' && { [REVISION]: revision }) } };
}

/** Keys of the documents with drafts. */
export function readDraftKeys(answer: unknown): readonly StudioDocumentKey[] {
  return (Array.isArray(answer) ? answer : []).flatMap((version: unknown): StudioDocumentKey[] => {
    const { collection, item, delta }: Record<string, unknown> = Object(version);
    const fields = isJsonObject(delta) ? delta : {};
    if (!isDirectusDocumentCollectionName(collection) || !('document' in fields || fields['status'] === 'archived'))
      return [];
    const [site, kind, name] =
      typeof item === 'string' ? item.split(':') : Object.values(readDocumentKeyFieldsOfRow(collection, fields));
    const known = DOCUMENT_KINDS.find((one) => one === kind);
    return known && typeof site === 'string' && typeof name === 'string' ? [{ site, kind: known, name }] : [];
  });
}

/** Splits the document that the CMS sent from its revision, which is empty where there is none. */
export function splitRevision(document: unknown): { readonly value: unknown; readonly revision: string } {
  if (!isJsonObject(document)) return { value: null, revision: '' };
  const { [REVISION]: revision, ...value } = document;
  return { value, revision: typeof revision === 'string' ? revision : '' };
}
