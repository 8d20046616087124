import type { DraftBase } from './history.ts';

/** Another version of a document that the own one has to be merged with. */
export interface RivalVersion {
  /** Whether it was published, or is the draft of another window. */
  readonly kind: 'published' | 'draft';
  /** What both versions come from; undefined if that is not known. */
  readonly ancestor: unknown;
  readonly theirs: unknown;
  /** What the merged version is based on. */
  readonly base: DraftBase;
}
