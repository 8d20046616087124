import type { EditableDocuments } from './documents-view.ts';

/** The good documents as they were kept, with the revision of each picture in its source. */
export interface Restored {
  readonly documents: EditableDocuments;
  readonly revisions: ReadonlyMap<string, string>;
}

/** Keeps what was last good beyond the end of the process. */
export interface LastGood {
  /** Keeps these documents soon; of several only the newest. Never throws. */
  save(documents: EditableDocuments, revisions: ReadonlyMap<string, string>): void;
  /** What was kept, or null when there is nothing whole. */
  restore(): Promise<Restored | null>;
  /** Resolves when all that was to be kept is on disk. */
  flush(): Promise<void>;
}
