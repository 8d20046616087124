import { isReleaseHash } from '#engine/cms/releases/content-release.ts';
import { findLogFaults, parseLogEntry } from '#engine/cms/releases/release-log.ts';
import type { ContentReleaseStore } from '#engine/cms/releases/release-store.ts';

export interface VerifiedReleases {
  /** Releases whose texts and pictures were all read. */
  readonly releases: readonly string[];
  readonly faults: readonly string[];
}

/** Reads the log and releases with all their contents, and finds what is missing, damaged or not signed. */
export async function verifyReleases(
  releases: ContentReleaseStore,
  hashes: readonly string[],
): Promise<VerifiedReleases> {
  const log = await releases.logTexts();
  const faults = [...findLogFaults(log)];
  const known = new Set((await releases.list()).map(({ hash }) => hash));
  for (const text of log) {
    const entry = parseLogEntry(text);
    if (entry && isReleaseHash(entry.release) && !known.has(entry.release))
      faults.push(`Release ${entry.release} of entry ${entry.number} is not in the store, so no rollback leads to it.`);
  }
  const seen = new Set<string>();
  for (const hash of hashes) {
    for (const fault of await findReleaseFaults(releases, hash, seen)) faults.push(fault);
  }
  return { releases: hashes, faults };
}

/** Parts and pictures that releases share are read once. */
async function findReleaseFaults(
  releases: ContentReleaseStore,
  hash: string,
  seen: Set<string>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  const tryTo = async <Result>(task: () => Promise<Result>): Promise<Result | null> => {
    try {
      return await task();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const release = await tryTo(() => releases.read(hash));
  for (const part of Object.values(release?.sites ?? {})) {
    if (seen.has(part)) continue;
    seen.add(part);
    const site = await tryTo(() => releases.readSite(part));
    for (const picture of site?.pictures ?? []) {
      if (seen.has(picture.hash)) continue;
      seen.add(picture.hash);
      await tryTo(() => releases.readPicture(picture.hash));
    }
  }
  return faults;
}
