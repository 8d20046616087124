import type { DocumentKey, RawDocument } from './document.ts';

/** A picture of a site. `revision` changes whenever its bytes do. */
export interface PictureReference {
  readonly site: string;
  readonly name: string;
  readonly revision: string;
}

/** Everything that a source holds at one moment. */
export interface ContentSnapshot {
  readonly documents: readonly RawDocument[];
  readonly assets: readonly PictureReference[];
}

/** What changed since the last snapshot or change; a document without text was removed, and so was a picture without revision. */
export interface ContentChange {
  readonly documents: readonly (RawDocument | RemovedDocument)[];
  readonly assets: readonly (PictureReference | RemovedPicture)[];
}

export interface RemovedDocument extends DocumentKey {
  readonly source: string;
  readonly text: null;
}

export interface RemovedPicture extends Pick<PictureReference, 'site' | 'name'> {
  readonly revision: null;
}

/**
 * Where documents and pictures come from. Two implementations, files and Directus, are held to one contract test.
 * Nothing that a source returns has been checked.
 */
export interface ContentSource {
  readonly name: 'files' | 'directus';
  /** @throws SourceError when the source can't answer whole and in time. */
  load(signal: AbortSignal): Promise<ContentSnapshot>;
  /** @throws SourceError likewise, also when the picture is not there, or is larger than any page may show. */
  readAsset(asset: PictureReference, signal: AbortSignal): Promise<Uint8Array>;
  /**
   * Every document that has a draft of this name, as it would be with the draft published. Pictures have no drafts.
   *
   * @throws SourceError likewise.
   */
  loadDrafts(name: string, signal: AbortSignal): Promise<readonly RawDocument[]>;
  /**
   * Calls `onChange` for each change from now on, and `onFailure` whenever the source could not be asked.
   * The returned function ends the watch.
   */
  watch(
    onChange: (change: ContentChange) => void,
    onFailure: (failure: ContentSourceError) => void,
  ): Promise<() => Promise<void>>;
}

/** The source as a whole failed: down, slow, an error status, or an answer that is no snapshot. */
export class ContentSourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: 'unreachable' | 'timeout' | 'status' | 'garbage' | 'not-found' | 'too-large';

  constructor(code: ContentSourceError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
