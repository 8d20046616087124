import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EditableDocuments } from '../../cms/editable-documents.ts';
import type { UnsavedDocument, UnsavedDocumentStore } from '../../cms/unsaved-documents.ts';
import { previewRefusalsMessages } from './preview-refusals.messages.gen.ts';
import { UnknownPreviewValueError } from './preview-site.ts';

/**
 * Copies the documents of a stage, so that later edits do not change a shared link. Returns the name of the snapshot;
 * null where the published documents are the same.
 *
 * @throws UnknownPreviewValueError for an unknown or evicted stage.
 */
export function createSnapshot(
  stage: string,
  unsaved: UnsavedDocumentStore,
  published: Pick<EditableDocuments, 'get'>,
): string | null {
  const stagedDocuments = unsaved.get(stage);
  if (!stagedDocuments) throw new UnknownPreviewValueError(previewRefusalsMessages.stageGone());
  const changed = stagedDocuments.filter((document) => !isPublished(document, published));
  if (changed.length === 0) return null;
  const name = `snapshot-${randomBytes(16).toString('base64url')}`;
  unsaved.put(name, changed);
  return name;
}

function isPublished({ site, kind, name, text }: UnsavedDocument, published: Pick<EditableDocuments, 'get'>): boolean {
  const value = published.get(site, kind, name)?.value;
  return text === null ? value === undefined : isDeepStrictEqual(JSON.parse(text), value);
}
