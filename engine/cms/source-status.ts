import type { ConfigError } from '../validation/config-error.ts';
import type { ContentSourceError } from './content-source.ts';

/** Status of the source. Times are epoch milliseconds; `failingSince` is null while it answers. */
export interface ContentSourceStatus {
  readonly source: string;
  readonly lastSuccess: number | null;
  readonly lastFailure: {
    readonly at: number;
    readonly code: ContentSourceError['code'];
    readonly message: string;
  } | null;
  readonly failingSince: number | null;
  /** Whether stored documents are served because the source has not answered since the start. */
  readonly restored: boolean;
  /** The release that was taken last; only where releases are served. */
  readonly release?: { readonly hash: string; readonly entry: number } | null;
  /** A newer release that this engine refuses. */
  readonly refusedRelease?: RefusedRelease | null;
}

/** A release of which nothing was taken, because some of its documents or pictures have errors. */
export interface RefusedRelease {
  readonly hash: string;
  readonly entry: number;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly errors: readonly ConfigError[];
}
