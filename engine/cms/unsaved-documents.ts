import type { RawDocument } from './document.ts';

/** A document as it will be published; `text` is null where it will be deleted. */
export type UnsavedDocument = Omit<RawDocument, 'text'> & { readonly text: string | null };

/** In-memory store of the unsaved documents of editors, by name of a stage or a snapshot. */
export interface UnsavedDocumentStore {
  /**
   * Replaces the documents of a stage or snapshot. Keeps the objects of those that are the same, so that they are not
   * checked again.
   * @param name see `isStageName` and `isSnapshotName`
   */
  put(name: string, documents: readonly UnsavedDocument[]): void;
  /** Returns undefined for an unknown or evicted name. */
  get(name: string): readonly UnsavedDocument[] | undefined;
}

/** Maximum number in memory; the least recently used one is evicted. */
const MAX_STAGES = 50;
const MAX_SNAPSHOTS = 100;

const STAGE_NAME = /^stage-[A-Za-z0-9_-]{22}$/;
const SNAPSHOT_NAME = /^snapshot-[A-Za-z0-9_-]{22}$/;

/** Whether a name is that of a stage rather than of drafts: `stage-` and 22 characters of base64url. */
export function isStageName(name: string): boolean {
  return STAGE_NAME.test(name);
}

/** Whether a name is that of documents as they were when an editor shared a link: `snapshot-` and 22 characters. */
export function isSnapshotName(name: string): boolean {
  return SNAPSHOT_NAME.test(name);
}

export function createUnsavedDocumentStore(): UnsavedDocumentStore {
  // Editors at work must not evict what others hold a link to.
  const stages = createLeastRecentlyUsedMap(MAX_STAGES);
  const snapshots = createLeastRecentlyUsedMap(MAX_SNAPSHOTS);
  const partOf = (name: string) => (isSnapshotName(name) ? snapshots : stages);
  return {
    put(name, documents) {
      if (!isStageName(name) && !isSnapshotName(name))
        throw new Error(`'${name}' can't name a stage: stage- and 22 characters of base64url.`);
      const part = partOf(name);
      const former = part.get(name) ?? [];
      part.set(
        name,
        documents.map((document) => former.find((one) => isSameDocument(one, document)) ?? document),
      );
    },
    get: (name) => partOf(name).get(name),
  };
}

function isSameDocument(one: UnsavedDocument, other: UnsavedDocument): boolean {
  const { site, kind, name, source, text } = other;
  return one.text === text && one.name === name && one.kind === kind && one.site === site && one.source === source;
}

function createLeastRecentlyUsedMap(limit: number) {
  const documentsByName = new Map<string, readonly UnsavedDocument[]>();
  const setLast = (name: string, documents: readonly UnsavedDocument[]) => {
    documentsByName.delete(name);
    documentsByName.set(name, documents);
  };
  return {
    set(name: string, documents: readonly UnsavedDocument[]) {
      setLast(name, documents);
      const [oldest] = documentsByName.keys();
      if (documentsByName.size > limit && oldest !== undefined) documentsByName.delete(oldest);
    },
    get(name: string) {
      const documents = documentsByName.get(name);
      if (documents) setLast(name, documents);
      return documents;
    },
  };
}
