import type { ContentSourceError } from './content-source.ts';

/** How the source is doing. Times are in epoch milliseconds; `failingSince` is null while it answers. */
export interface SourceStatus {
  readonly source: string;
  readonly lastSuccess: number | null;
  readonly lastFailure: {
    readonly at: number;
    readonly code: ContentSourceError['code'];
    readonly message: string;
  } | null;
  readonly failingSince: number | null;
  /** What is served came from disk, because the source has not answered since the start. */
  readonly restored: boolean;
}
