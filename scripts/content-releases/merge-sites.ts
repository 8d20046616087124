import type { DocumentKind } from '#engine/cms/document.ts';
import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import {
  findMergePath,
  isSameJson,
  type MergeConflict,
  type MergeSide,
  type MergeStep,
  mergeVersions,
} from '#engine/site/merge-versions.ts';
import { compareValues } from './compare-releases.ts';

/** Two versions of documents and pictures with a common base. */
export interface SiteVersions {
  /** The last common version of both sides; null if unknown. */
  readonly base: readonly ReleasedSite[] | null;
  readonly mine: readonly ReleasedSite[];
  readonly theirs: readonly ReleasedSite[];
}

/** A place that both sides changed differently. A value that is missing on one side is null. */
export interface ContentConflict {
  readonly site: string;
  readonly kind: DocumentKind | 'picture';
  readonly name: string;
  /** The block or other item that it is of, such as `hero`; null outside of any. */
  readonly item: { readonly id: string; readonly type: string | null } | null;
  /** Path within the item, or within the document, such as `props/heading`; empty for the whole. */
  readonly path: string;
  /** `unknown-base`: the sides differ, and nothing shows which of them is newer. */
  readonly reason: 'changed' | 'moved' | 'removed' | 'unknown-base';
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export interface MergedSites {
  /** With the values of `mine` where there is a conflict. */
  readonly sites: readonly ReleasedSite[];
  readonly conflicts: readonly ContentConflict[];
}

/**
 * Chooses the winning side of a document or picture, by its id; null for none. `isConflict` is false if one side alone
 * has it and did not change it since the base.
 */
export type ChooseSide = (id: string, isConflict: boolean) => MergeSide | null;

/** A document, or a picture whose value is the hash of its bytes. */
export interface ContentEntry {
  readonly site: string;
  readonly kind: DocumentKind | 'picture';
  readonly name: string;
  readonly value: unknown;
}

interface EntryVersions {
  readonly base: ContentEntry | undefined;
  readonly mine: ContentEntry | undefined;
  readonly theirs: ContentEntry | undefined;
}

interface MergedEntry {
  readonly entry: ContentEntry | undefined;
  readonly conflicts: readonly ContentConflict[];
}

/** Id of a document, such as `harbour:page:home`, or of a picture, such as `harbour/logo.svg`. */
export function formatContentId({ site, kind, name }: Pick<ContentEntry, 'site' | 'kind' | 'name'>): string {
  return kind === 'picture' ? `${site}/${name}` : `${site}:${kind}:${name}`;
}

/**
 * Three-way merge of all documents, by blocks and other items with an id, and of pictures. Changes, additions and
 * removals of one side alone are applied.
 */
export function mergeSites({ base, mine, theirs }: SiteVersions, choose: ChooseSide = () => null): MergedSites {
  const [bases, mines, others] = [base ?? [], mine, theirs].map(listContentEntries);
  const ids = [...new Set([...(mines?.keys() ?? []), ...(others?.keys() ?? [])])].sort();
  const merged = ids.map((id) =>
    mergeEntry({ base: bases?.get(id), mine: mines?.get(id), theirs: others?.get(id) }, (isConflict) =>
      choose(id, isConflict),
    ),
  );
  return {
    sites: groupBySite(merged.flatMap(({ entry }) => entry ?? [])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
}

/** All documents and pictures by their ids. */
export function listContentEntries(sites: readonly ReleasedSite[]): ReadonlyMap<string, ContentEntry> {
  const entries = sites.flatMap(({ site, documents, pictures }): ContentEntry[] => [
    ...documents.map((document) => ({ site, ...document })),
    ...pictures.map(({ name, hash }) => ({ site, kind: 'picture' as const, name, value: hash })),
  ]);
  return new Map(entries.map((entry) => [formatContentId(entry), entry]));
}

/** Adds those documents and pictures of the base that `sites` lacks and `other` has, so that they are not removed. */
export function restoreMissing(
  sites: readonly ReleasedSite[],
  base: readonly ReleasedSite[] | null,
  other: readonly ReleasedSite[],
): readonly ReleasedSite[] {
  const [own, others] = [listContentEntries(sites), listContentEntries(other)];
  const missing = [...listContentEntries(base ?? [])].filter(([id]) => !own.has(id) && others.has(id));
  return missing.length === 0 ? sites : groupBySite([...own.values(), ...missing.map(([, entry]) => entry)]);
}

function mergeEntry(versions: EntryVersions, choose: (isConflict: boolean) => MergeSide | null): MergedEntry {
  const { base, mine, theirs } = versions;
  if (mine && theirs) return mergePresent({ base, mine, theirs }, choose(true));
  const present = mine ?? theirs;
  const isConflict = base !== undefined && !isSameJson(base.value, present?.value);
  const side = choose(isConflict);
  if (side !== null) return { entry: versions[side], conflicts: [] };
  if (base === undefined) return { entry: present, conflicts: [] };
  if (!isConflict) return { entry: undefined, conflicts: [] };
  return { entry: present, conflicts: [createWholeConflict(versions, 'removed')] };
}

function mergePresent(
  versions: EntryVersions & { readonly mine: ContentEntry; readonly theirs: ContentEntry },
  side: MergeSide | null,
): MergedEntry {
  const { base, mine, theirs } = versions;
  if (isSameJson(mine.value, theirs.value)) return { entry: mine, conflicts: [] };
  if (base === undefined) {
    const entry = versions[side ?? 'mine'];
    return { entry, conflicts: side === null ? listUnknownDifferences(mine, theirs) : [] };
  }
  const { value, conflicts } = mergeVersions(base.value, mine.value, theirs.value, () => side ?? 'mine');
  const entry = { ...mine, value };
  if (side !== null || conflicts.length === 0) return { entry, conflicts: [] };
  if (mine.kind === 'picture') return { entry, conflicts: [createWholeConflict(versions, 'changed')] };
  return { entry, conflicts: conflicts.map((conflict) => describeConflict(mine, theirs, conflict)) };
}

function listUnknownDifferences(mine: ContentEntry, theirs: ContentEntry): readonly ContentConflict[] {
  const { site, kind, name } = mine;
  return compareValues(theirs.value, mine.value).map(({ item, path, before, after }) => ({
    ...{ site, kind, name, item, path },
    reason: 'unknown-base' as const,
    ...{ base: null, mine: after, theirs: before },
  }));
}

function createWholeConflict({ base, mine, theirs }: EntryVersions, reason: 'changed' | 'removed'): ContentConflict {
  const { site = '', kind = 'page', name = '' } = mine ?? theirs ?? {};
  const [former, one, other] = [base, mine, theirs].map((version) => version?.value ?? null);
  return { site, kind, name, item: null, path: '', reason, base: former, mine: one, theirs: other };
}

function describeConflict(
  { site, kind, name, value }: ContentEntry,
  theirs: ContentEntry,
  conflict: MergeConflict,
): ContentConflict {
  const { path, kind: what, base = null, mine = null, theirs: other = null } = conflict;
  const end = path.findLastIndex((step) => typeof step !== 'string');
  const steps = path.slice(end + 1).filter((step) => typeof step === 'string');
  const item = findItem([value, theirs.value], path.slice(0, end + 1));
  const reason = what === 'order' ? 'moved' : 'changed';
  return { site, kind, name, item, path: steps.join('/'), reason, base, mine, theirs: other };
}

/** The item at the end of a path, with its type in the first version that has it. */
function findItem(versions: readonly unknown[], path: readonly MergeStep[]): ContentConflict['item'] {
  const last = path.at(-1);
  if (last === undefined || typeof last === 'string') return null;
  const types = versions.flatMap((version) => {
    const found = findMergePath(version, path);
    const type: unknown = found?.reduce((value: unknown, key) => Object(value)[key], version);
    return found ? [Object(type).type] : [];
  });
  return { id: last.id, type: types.find((type) => typeof type === 'string') ?? null };
}

/** Documents and pictures as sites, in the order of their keys if the entries are sorted by them. */
export function groupBySite(entries: readonly ContentEntry[]): readonly ReleasedSite[] {
  return [...Map.groupBy(entries, ({ site }) => site)].map(([site, own]) => ({
    site,
    documents: own.flatMap(({ kind, name, value }) => (kind === 'picture' ? [] : [{ kind, name, value }])),
    pictures: own.flatMap(({ kind, name, value }) => (kind === 'picture' ? [{ name, hash: String(value) }] : [])),
  }));
}
