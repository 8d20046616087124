import type { DocumentKey, RawDocument } from './document.ts';
import type { ReleaseJudgement } from './releases/release-judgement.ts';

/** A picture of a site. `revision` changes whenever its bytes do. */
export interface SourcePictureReference {
  readonly site: string;
  readonly name: string;
  readonly revision: string;
}

/** Contents of a source at one moment. */
export interface ContentSnapshot {
  readonly documents: readonly RawDocument[];
  readonly assets: readonly SourcePictureReference[];
  readonly whole?: WholeRelease;
}

/** A release, whose documents and pictures are applied all or none. */
export interface WholeRelease {
  readonly hash: string;
  /** Number of its entry in the log; a higher one is newer. */
  readonly entry: number;
  /** Whether trusted checks have found no error in its documents. */
  readonly judgement: ReleaseJudgement;
  /**
   * Called once: `refused` for permanent errors in it, and `failed` when a retry can succeed. After `taken`, `refused` may
   * follow if it is checked while it is served.
   */
  readonly settled: (outcome: 'taken' | 'refused' | 'failed') => void;
}

/** Changes since the last snapshot or change; without text or revision it is a removal. */
export interface ContentChange {
  readonly documents: readonly (RawDocument | RemovedDocument)[];
  readonly assets: readonly (SourcePictureReference | RemovedPicture)[];
  readonly whole?: WholeRelease;
  /**
   * Calls `apply` when all nodes are ready for the change; if missing, the change is applied at once. Resolves without a
   * call if a newer change replaces it.
   */
  readonly applyTogether?: (apply: () => void) => Promise<void>;
}

export interface RemovedDocument extends DocumentKey {
  readonly source: string;
  readonly text: null;
}

export interface RemovedPicture extends Pick<SourcePictureReference, 'site' | 'name'> {
  readonly revision: null;
}

/** Source of documents and pictures: files, Directus or releases, all under one contract test. Its contents are unchecked. */
export interface ContentSource {
  readonly name: 'files' | 'directus' | 'release';
  /**
   * Calls `progress` after each part, because loading a large source can take longer than the timeout without progress.
   *
   * @throws ContentSourceError when the source cannot answer completely and in time.
   */
  load(signal: AbortSignal, progress?: () => void): Promise<ContentSnapshot>;
  /** @throws ContentSourceError also when the picture is missing or too large. */
  readAsset(asset: SourcePictureReference, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * Documents with the draft of this name applied. Pictures have no drafts.
   *
   * @throws ContentSourceError as `load` does.
   */
  loadDrafts(name: string, signal: AbortSignal): Promise<readonly RawDocument[]>;
  /**
   * Calls `onChange` for each later change, and `onFailure` whenever the source could not be read.
   * The returned function ends the watch.
   */
  watch(
    onChange: (change: ContentChange) => void,
    onFailure: (failure: ContentSourceError) => void,
  ): Promise<() => Promise<void>>;
}

/** Failure of a whole source: down, slow, an error status or an invalid answer. */
export class ContentSourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: 'unreachable' | 'timeout' | 'status' | 'garbage' | 'not-found' | 'too-large' | 'refused';

  constructor(code: ContentSourceError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
