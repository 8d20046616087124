import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { isSameJson } from '#engine/site/merge-versions.ts';
import { type ContentEntry, listContentEntries } from './merge-sites.ts';

/** A document or picture that differs. It is new without `former`, and removed without `next`. */
export interface ContentChange {
  readonly id: string;
  readonly former: ContentEntry | undefined;
  readonly next: ContentEntry | undefined;
}

/** What has to be written to get from some contents to others. */
export function listContentChanges(
  before: readonly ReleasedSite[],
  after: readonly ReleasedSite[],
): readonly ContentChange[] {
  const [former, next] = [listContentEntries(before), listContentEntries(after)];
  return [...new Set([...former.keys(), ...next.keys()])].flatMap((id) => {
    const change = { id, former: former.get(id), next: next.get(id) };
    return isSameJson(change.former?.value, change.next?.value) ? [] : [change];
  });
}
