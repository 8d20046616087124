import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { type ContentChange, listContentChanges } from './list-changes.ts';
import {
  type ChooseSide,
  type ContentConflict,
  listContentEntries,
  mergeSites,
  restoreMissing,
} from './merge-sites.ts';

/** The writes that bring changes of another place to a CMS and preserve its own. */
export interface WritePlan {
  readonly merged: readonly ReleasedSite[];
  /** Empty with any conflict. */
  readonly changes: readonly ContentChange[];
  readonly conflicts: readonly ContentConflict[];
  /** The common version of both places after these writes. */
  readonly common: readonly ReleasedSite[];
  /** Documents and pictures of `from` that are the same after it. */
  readonly unchanged: number;
  /** Ids of those that the CMS has in a newer version or has removed. */
  readonly newer: readonly string[];
}

export interface WritePlanInput {
  /** The last common version of both; null if unknown. */
  readonly base: readonly ReleasedSite[] | null;
  readonly from: readonly ReleasedSite[];
  /** What the CMS has now. */
  readonly to: readonly ReleasedSite[];
  /** Also removes what was removed from `from`. */
  readonly prune: boolean;
  /** `mine` is `from`. */
  readonly choose: ChooseSide;
}

/** Plans to write to a CMS what changed in `from` since the base. */
export function planWrites({ base, from, to, prune, choose }: WritePlanInput): WritePlan {
  const common = prune ? from : restoreMissing(from, base, to);
  const mine = prune ? from : restoreMissing(common, to, to);
  const { sites: merged, conflicts } = mergeSites({ base, mine, theirs: to }, choose);
  const own = listContentEntries(from);
  const changes = conflicts.length > 0 ? [] : listContentChanges(to, merged);
  return {
    ...{ merged, changes, conflicts, common },
    unchanged: own.size - changes.filter(({ id, next }) => next && own.has(id)).length,
    newer: listContentChanges(from, merged).flatMap(({ id, former }) => (former ? [id] : [])),
  };
}
