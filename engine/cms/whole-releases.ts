import { type ContentSource, ContentSourceError, type WholeRelease } from './content-source.ts';
import type { HeldBackDocument } from './documents.ts';
import type { EngineLogger } from './log.ts';
import type { ContentSourceStatus, RefusedRelease } from './source-status.ts';

/** Takes a release whole or not at all, and remembers which was refused. */
export interface WholeReleaseTaker {
  /** Runs `take`, which returns whether its result is served. `takeBack` undoes what it has changed otherwise. */
  take(release: WholeRelease, take: () => Promise<boolean>, takeBack: () => void): Promise<void>;
  /** @throws ContentSourceError where a document is held back, or a picture could not be read */
  refuseParts(release: WholeRelease, held: Iterable<HeldBackDocument>, hasUnreadPictures: boolean): void;
  status(): Pick<ContentSourceStatus, 'release' | 'refusedRelease'>;
}

export function createWholeReleaseTaker({
  source,
  clock,
  log,
}: {
  readonly source: Pick<ContentSource, 'name'>;
  readonly clock: () => number;
  readonly log: EngineLogger;
}): WholeReleaseTaker {
  let taken: Pick<WholeRelease, 'hash' | 'entry'> | null = null;
  let refused: RefusedRelease | null = null;

  return {
    async take(release, take, takeBack) {
      const { hash, entry } = release;
      try {
        if (await take()) {
          taken = { hash, entry };
          if (refused && refused.entry <= entry) refused = null;
          release.settled('taken');
        } else takeBack();
      } catch (error) {
        takeBack();
        release.settled(error instanceof ContentSourceError && error.code === 'refused' ? 'refused' : 'failed');
        throw error;
      }
    },
    refuseParts({ hash, entry }, held, hasUnreadPictures) {
      const problems = [...held];
      const [first] = problems;
      if (!first) return;
      const errors = problems.flatMap((problem) => problem.errors);
      const reason = errors[0]?.message ?? '';
      if (hasUnreadPictures)
        throw new ContentSourceError('unreachable', `Release ${hash} can't be read whole: ${reason}`);
      refused = { hash, entry, at: clock(), errors };
      log.error({ release: hash, entry, errors }, 'a release is refused whole, and the one before it is served on');
      throw new ContentSourceError(
        'refused',
        `Release ${hash} (entry ${entry}) is refused whole: ${first.source}: ${reason} Roll it back, or give this node an engine that reads it.`,
      );
    },
    status: () => (source.name === 'release' ? { release: taken, refusedRelease: refused } : {}),
  };
}
