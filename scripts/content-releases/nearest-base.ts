import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { compareValues } from './compare-releases.ts';
import { type ContentEntry, groupBySite, listContentEntries } from './merge-sites.ts';

/**
 * The base with former versions of documents where the files are nearer to those, and without documents that the files
 * lack as they did before: files of a branch without the last pull aren't newer than what was pulled.
 */
export function chooseNearestBase(
  base: readonly ReleasedSite[],
  former: readonly (readonly ReleasedSite[])[],
  mine: readonly ReleasedSite[],
): readonly ReleasedSite[] {
  if (former.length === 0) return base;
  const [current, ...earlier] = [base, ...former].map(listContentEntries);
  const files = listContentEntries(mine);
  const wasMissing = (id: string) => earlier.some((entries) => !entries.has(id));
  return groupBySite(
    [...(current ?? [])].flatMap(([id, entry]) => {
      const file = files.get(id);
      if (!file) return wasMissing(id) ? [] : [entry];
      return [findNearest(file, [entry, ...earlier.flatMap((entries) => entries.get(id) ?? [])])];
    }),
  );
}

/** The first of those with the fewest differences. */
function findNearest(file: ContentEntry, versions: readonly [ContentEntry, ...ContentEntry[]]): ContentEntry {
  const [first, ...others] = versions;
  let nearest = { entry: first, distance: compareValues(first.value, file.value).length };
  for (const entry of others) {
    if (nearest.distance === 0) break;
    const distance = compareValues(entry.value, file.value).length;
    if (distance < nearest.distance) nearest = { entry, distance };
  }
  return nearest.entry;
}
