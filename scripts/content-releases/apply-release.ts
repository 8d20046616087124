import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import {
  type ContentReleaseStore,
  LiveReleaseMovedError,
  type NextRelease,
} from '#engine/cms/releases/release-store.ts';
import { UsageError } from '../commands/command-io.ts';
import { findRelease } from './open-releases.ts';

export interface SwitchOrder {
  /** Who switches. */
  readonly by: string;
  /** Milliseconds until the switch, in which all nodes read the release. */
  readonly leadTime: number;
}

/** Makes a release live, unless the live one is another than when it was planned. `ground` is a number of the log. */
export async function applyRelease(
  releases: ContentReleaseStore,
  hash: string,
  ground: number,
  { by, leadTime }: SwitchOrder,
  now: number,
): Promise<ReleaseLogEntry> {
  const live = await releases.live();
  if ((live?.number ?? 0) !== ground) throw new LiveReleaseMovedError(live);
  refusePendingSwitch(live, now);
  if (live?.release === hash) throw new UsageError(`Release ${hash} is live already.`);
  return switchApproved(releases, { action: 'apply', release: hash, at: now + leadTime, by }, live);
}

/** Goes back to the release before the live one, or to one that is named. It doesn't wait for a pending switch. */
export async function rollBack(
  releases: ContentReleaseStore,
  to: string | null,
  { by, leadTime }: SwitchOrder,
  now: number,
): Promise<ReleaseLogEntry> {
  const live = await releases.live();
  const target = to ?? live?.from ?? null;
  if (!live || target === null) throw new UsageError('There is no release to go back to. Name one by --to.');
  const { hash } = await findRelease(releases, target);
  return switchApproved(releases, { action: 'rollback', release: hash, at: now + leadTime, by }, live);
}

async function switchApproved(
  releases: Pick<ContentReleaseStore, 'judgeApproval' | 'switchTo'>,
  next: Omit<NextRelease, 'approvedBy'>,
  live: ReleaseLogEntry | null,
): Promise<ReleaseLogEntry> {
  const { by, fault } = await releases.judgeApproval({ ...next, number: (live?.number ?? 0) + 1 });
  if (fault) throw new UnapprovedReleaseError(fault);
  return releases.switchTo({ ...next, approvedBy: by.length > 0 ? by.join(', ') : null }, live);
}

/** A release that nodes would refuse, because approvals are missing. */
export class UnapprovedReleaseError extends Error {
  override readonly name = 'UnapprovedReleaseError';
}

function refusePendingSwitch(live: ReleaseLogEntry | null, now: number): void {
  if (!live || live.at <= now) return;
  throw new UsageError(
    `Release ${live.release} goes live at ${new Date(live.at).toISOString()}. Wait until then, or take it back with \`vitrine release rollback\`.`,
  );
}
