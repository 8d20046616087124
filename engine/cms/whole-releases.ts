import type { ConfigError } from '../validation/config-error.ts';
import { type ContentSource, ContentSourceError, type WholeRelease } from './content-source.ts';
import type { HeldBackDocument } from './documents.ts';
import type { EngineLogger } from './log.ts';
import type { ContentSourceStatus, RefusedRelease } from './source-status.ts';

/** Maximum errors of a release in the status and the log: a new format can invalidate every document. */
const MOST_ERRORS = 100;

/** Applies a release completely or not at all, and records a refused one. */
export interface WholeReleaseApplier {
  /** Runs `change`, which returns whether its result is served. If not, or if it throws, `undo` is called. */
  apply(release: WholeRelease, change: () => Promise<boolean>, undo: () => void): Promise<void>;
  /** @throws ContentSourceError if a document is held back or a picture could not be read */
  refuseParts(release: WholeRelease, heldBackDocuments: Iterable<HeldBackDocument>, hasUnreadPictures: boolean): void;
  /** Records that the served release has errors. */
  refuseServed(release: WholeRelease, errors: readonly ConfigError[]): void;
  status(): Pick<ContentSourceStatus, 'release' | 'refusedRelease'>;
}

export function createWholeReleaseApplier({
  source,
  clock,
  log,
}: {
  readonly source: Pick<ContentSource, 'name'>;
  readonly clock: () => number;
  readonly log: EngineLogger;
}): WholeReleaseApplier {
  let taken: Pick<WholeRelease, 'hash' | 'entry'> | null = null;
  let refused: RefusedRelease | null = null;

  const note = ({ hash, entry }: Pick<WholeRelease, 'hash' | 'entry'>, all: readonly ConfigError[]) => {
    const errors = all.slice(0, MOST_ERRORS);
    refused = { hash, entry, at: clock(), errors };
    log.error(
      { release: hash, entry, errors, count: all.length },
      'a release is refused whole, and the one before it is served on',
    );
  };

  return {
    async apply(release, change, undo) {
      const { hash, entry } = release;
      try {
        if (await change()) {
          taken = { hash, entry };
          // A refused release stays served if there is no other.
          if (refused && refused.entry < entry) refused = null;
          release.settled('taken');
        } else undo();
      } catch (error) {
        undo();
        release.settled(error instanceof ContentSourceError && error.code === 'refused' ? 'refused' : 'failed');
        throw error;
      }
    },
    refuseParts({ hash, entry }, heldBackDocuments, hasUnreadPictures) {
      const problems = [...heldBackDocuments];
      const [first] = problems;
      if (!first) return;
      const errors = problems.flatMap((problem) => problem.errors);
      const reason = errors[0]?.message ?? '';
      if (hasUnreadPictures)
        throw new ContentSourceError('unreachable', `Release ${hash} can't be read whole: ${reason}`);
      note({ hash, entry }, errors);
      throw new ContentSourceError(
        'refused',
        `Release ${hash} (entry ${entry}) is refused whole: ${first.source}: ${reason} Roll it back, or give this node an engine that reads it.`,
      );
    },
    refuseServed(release, errors) {
      note(release, errors);
      release.settled('refused');
    },
    status: () => (source.name === 'release' ? { release: taken, refusedRelease: refused } : {}),
  };
}
