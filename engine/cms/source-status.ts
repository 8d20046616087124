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
}
