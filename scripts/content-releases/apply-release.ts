import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import { type ContentReleaseStore, LiveReleaseMovedError } from '#engine/cms/releases/release-store.ts';
import { UsageError } from '../commands/command-io.ts';
import { findRelease } from './open-releases.ts';

export interface SwitchOrder {
  /** Who switches. */
  readonly by: string;
  readonly approvedBy: string | null;
  /** Milliseconds until the switch, in which all nodes read the release. */
  readonly leadTime: number;
}

/** Makes a release live, unless the live one is another than when it was planned. `ground` is a number of the log. */
export async function applyRelease(
  releases: ContentReleaseStore,
  hash: string,
  ground: number,
  { by, approvedBy, leadTime }: SwitchOrder,
  now: number,
): Promise<ReleaseLogEntry> {
  const live = await releases.live();
  if ((live?.number ?? 0) !== ground) throw new LiveReleaseMovedError(live);
  refusePendingSwitch(live, now);
  if (live?.release === hash) throw new UsageError(`Release ${hash} is live already.`);
  return releases.switchTo({ action: 'apply', release: hash, at: now + leadTime, by, approvedBy }, live);
}

/** Goes back to the release before the live one, or to one that is named. It doesn't wait for a pending switch. */
export async function rollBack(
  releases: ContentReleaseStore,
  to: string | null,
  { by, approvedBy, leadTime }: SwitchOrder,
  now: number,
): Promise<ReleaseLogEntry> {
  const live = await releases.live();
  const target = to ?? live?.from ?? null;
  if (!live || target === null) throw new UsageError('There is no release to go back to. Name one by --to.');
  const { hash } = await findRelease(releases, target);
  return releases.switchTo({ action: 'rollback', release: hash, at: now + leadTime, by, approvedBy }, live);
}

function refusePendingSwitch(live: ReleaseLogEntry | null, now: number): void {
  if (!live || live.at <= now) return;
  throw new UsageError(
    `Release ${live.release} goes live at ${new Date(live.at).toISOString()}. Wait until then, or take it back with \`vitrine release rollback\`.`,
  );
}
