import type { RawDocument } from './document.ts';

/** In-memory store of the unsaved documents of editors, by stage name. */
export interface UnsavedDocumentStore {
  /**
   * Replaces the documents of a stage.
   * @param name see `isStageName`
   */
  put(name: string, documents: readonly RawDocument[]): void;
  /** Returns undefined for an unknown or evicted stage. */
  get(name: string): readonly RawDocument[] | undefined;
}

/** Maximum number of stages in memory; the least recently used one is evicted. */
const MAX_STAGES = 50;

const STAGE_NAME = /^stage-[A-Za-z0-9_-]{22}$/;

/** Whether a name is that of a stage rather than of drafts: `stage-` and 22 characters of base64url. */
export function isStageName(name: string): boolean {
  return STAGE_NAME.test(name);
}

export function createUnsavedDocumentStore(): UnsavedDocumentStore {
  const stages = new Map<string, readonly RawDocument[]>();
  const putLast = (name: string, documents: readonly RawDocument[]) => {
    stages.delete(name);
    stages.set(name, documents);
  };
  return {
    put(name, documents) {
      if (!isStageName(name)) throw new Error(`'${name}' can't name a stage: stage- and 22 characters of base64url.`);
      putLast(name, documents);
      const [oldest] = stages.keys();
      if (stages.size > MAX_STAGES && oldest !== undefined) stages.delete(oldest);
    },
    get(name) {
      const documents = stages.get(name);
      if (documents) putLast(name, documents);
      return documents;
    },
  };
}
