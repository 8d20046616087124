import {
  type ContentChange,
  type ContentSnapshot,
  type ContentSource,
  ContentSourceError,
  type SourcePictureReference,
  type WholeRelease,
} from '../content-source.ts';
import { type DocumentKey, formatDocumentId, type RawDocument } from '../document.ts';
import { startPolling } from '../polling.ts';
import { calculateRetryDelay } from '../schedule.ts';
import {
  type ContentRelease,
  DamagedReleaseError,
  hashContent,
  MissingReleasePartError,
  type ReleasedSite,
} from './content-release.ts';
import type { ReleaseJudgement } from './release-judgement.ts';
import type { ReleaseLogEntry } from './release-log.ts';
import type { ContentReleaseStore } from './release-store.ts';

export interface ReleaseSourceOptions {
  readonly releases: Pick<
    ContentReleaseStore,
    'live' | 'entry' | 'judgeApproval' | 'readJudgement' | 'read' | 'readSite' | 'readPicture' | 'description'
  >;
  /** Version of this engine's checks. Releases that passed them are not checked again. */
  readonly checksVersion?: string | null;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Calls `apply` at a moment, in epoch milliseconds, between two requests. */
  readonly applyAt: (moment: number, apply: () => void) => Promise<void>;
  /** Milliseconds between polls of the live release. */
  readonly lookEvery?: number;
}

interface ReleaseAtEntry {
  /** Null before the first load. */
  readonly entry: ReleaseLogEntry | null;
  readonly release: ContentRelease;
}

interface ReadRelease {
  readonly entry: ReleaseLogEntry;
  readonly release: ContentRelease;
  readonly sites: readonly ReleasedSite[];
}

/** Sites that are read at once. */
const AT_ONCE = 16;

/** Documents and pictures of the live release. All nodes switch to the next one at the time in its log entry. */
export function createReleaseSource({
  releases,
  clock,
  applyAt,
  checksVersion = null,
  lookEvery = 1_000,
}: ReleaseSourceOptions): ContentSource {
  /** The served or loaded release. */
  let served: ReleaseAtEntry = { entry: null, release: { hash: '', documentVersion: 1, sites: {} } };
  /** Log entries after the served one. */
  let later: readonly ReleaseLogEntry[] = [];
  /** The reported change that is not served yet. */
  let pending: { readonly entry: ReleaseLogEntry; readonly supersede: () => void } | null = null;
  /** Numbers of entries whose releases have errors. */
  const refused = new Set<number>();
  let failures = 0;
  let retryAt = Number.NEGATIVE_INFINITY;

  const waitAfterFailure = () => {
    failures += 1;
    retryAt = clock() + calculateRetryDelay(failures);
  };

  const load = async (signal: AbortSignal): Promise<ContentSnapshot> => {
    signal.throwIfAborted();
    const { entry, release, sites } = await readLastWhole(await findEntryToLoad());
    served = { entry, release };
    later = [];
    const settled: WholeRelease['settled'] = (outcome) => {
      if (outcome === 'refused') refused.add(entry.number);
    };
    return {
      documents: sites.flatMap(listDocuments),
      assets: sites.flatMap(listPictures),
      whole: { hash: release.hash, entry: entry.number, judgement: await readJudgement(entry), settled },
    };
  };

  /** A release that this node refused is checked again, whatever earlier checks found. */
  const readJudgement = async ({
    number,
    release,
  }: Pick<ReleaseLogEntry, 'number' | 'release'>): Promise<ReleaseJudgement> =>
    refused.has(number) ? 'none' : releases.readJudgement(release, checksVersion);

  /** The last entry that is due, approved, and has no known errors; else the first one. */
  const findEntryToLoad = async (): Promise<ReleaseLogEntry> => {
    const live = await releases.live();
    if (!live)
      throw new ContentSourceError(
        'not-found',
        `No release is live in ${releases.description}. Run \`vitrine release build\` and \`vitrine release apply\`.`,
      );
    return findUsableEntry(live);
  };

  const findUsableEntry = async (last: ReleaseLogEntry): Promise<ReleaseLogEntry> => {
    let entry = last;
    for (;;) {
      const { fault } = await releases.judgeApproval(entry);
      if (!fault && entry.at <= clock() && !refused.has(entry.number)) return entry;
      const former = await releases.entry(entry.number - 1);
      if (!former && fault) throw new DamagedReleaseError(fault);
      if (!former) return entry;
      entry = former;
    }
  };

  /**
   * The release of an entry, or of an earlier one if parts are damaged or missing. The damaged one is retried while the
   * other is served.
   */
  const readLastWhole = async (last: ReleaseLogEntry): Promise<ReadRelease> => {
    let firstError: unknown;
    for (let entry = last; ; ) {
      try {
        const release = await releases.read(entry.release);
        return { entry, release, sites: await readSites(releases, Object.values(release.sites)) };
      } catch (error) {
        firstError ??= error;
        const former = error instanceof DamagedReleaseError ? await releases.entry(entry.number - 1) : null;
        if (!former) throw firstError;
        entry = await findUsableEntry(former);
      }
    }
  };

  const findChange = async (): Promise<ContentChange | null> => {
    later = await readLaterEntries(releases, later.at(-1)?.number ?? served.entry?.number ?? 0, later);
    if (pending && isSuperseded(pending.entry, later)) {
      pending.supersede();
      pending = null;
    }
    if (pending) return null;
    const entry = chooseNextEntry(
      later.filter(({ number }) => !refused.has(number)),
      clock(),
    );
    if (!entry) return null;
    const { fault } = await releases.judgeApproval(entry);
    if (fault) throw new DamagedReleaseError(fault);
    const release = await releases.read(entry.release);
    const change = await readDifferences(releases, served.release, release);
    return { ...change, ...scheduleSwitch(entry, release, await readJudgement(entry)) };
  };

  const scheduleSwitch = (
    entry: ReleaseLogEntry,
    release: ContentRelease,
    judgement: ReleaseJudgement,
  ): Required<Pick<ContentChange, 'whole' | 'applyTogether'>> => {
    const superseded = Promise.withResolvers<void>();
    let isOver = false;
    const supersede = () => {
      isOver = true;
      superseded.resolve();
    };
    const own = { entry, supersede };
    pending = own;
    const settled: WholeRelease['settled'] = (outcome) => {
      if (pending === own) pending = null;
      if (outcome === 'refused') refused.add(entry.number);
      if (outcome === 'failed') waitAfterFailure();
      else failures = 0;
    };
    const applyTogether = (apply: () => void) => {
      const applyUnlessSuperseded = () => {
        if (isOver) return;
        served = { entry, release };
        later = later.filter(({ number }) => number > entry.number);
        apply();
      };
      return Promise.race([applyAt(entry.at, applyUnlessSuperseded), superseded.promise]);
    };
    return { whole: { hash: release.hash, entry: entry.number, judgement, settled }, applyTogether };
  };

  return {
    name: 'release',
    load: (signal) => withSourceErrors(() => load(signal), signal),
    readAsset: ({ revision }) => withSourceErrors(() => releases.readPicture(revision)),
    // Only the CMS has drafts.
    loadDrafts: async () => [],
    async watch(onChange, onFailure) {
      failures = 0;
      retryAt = Number.NEGATIVE_INFINITY;
      const polling = startPolling(lookEvery, async (signal) => {
        if (clock() < retryAt) return;
        try {
          const change = await withSourceErrors(findChange);
          if (!change && !pending) failures = 0;
          if (change && !signal.aborted) onChange(change);
        } catch (error) {
          if (!(error instanceof ContentSourceError)) throw error;
          waitAfterFailure();
          if (!signal.aborted) onFailure(error);
        }
      });
      return polling.stop;
    },
  };
}

async function readLaterEntries(
  releases: Pick<ContentReleaseStore, 'entry'>,
  known: number,
  entries: readonly ReleaseLogEntry[],
): Promise<readonly ReleaseLogEntry[]> {
  const found = [...entries];
  for (let number = known + 1; ; number += 1) {
    const entry = await releases.entry(number);
    if (!entry) return found;
    found.push(entry);
  }
}

/** The last due entry applies, on every node; if none is due, the first that is not superseded. */
function chooseNextEntry(entries: readonly ReleaseLogEntry[], now: number): ReleaseLogEntry | undefined {
  const due = entries.filter(({ at }) => at <= now).at(-1);
  return due ?? entries.find((entry) => !isSuperseded(entry, entries));
}

/** Whether a later entry applies from the same time on, or from an earlier one. */
function isSuperseded(
  entry: Pick<ReleaseLogEntry, 'number' | 'at'>,
  entries: readonly Pick<ReleaseLogEntry, 'number' | 'at'>[],
): boolean {
  return entries.some(({ number, at }) => number > entry.number && at <= entry.at);
}

/** Changed and removed documents and pictures of `next`, as a change of `former`. Sites with equal hashes aren't read. */
export async function readDifferences(
  releases: Pick<ContentReleaseStore, 'readSite'>,
  former: Pick<ContentRelease, 'sites'>,
  next: Pick<ContentRelease, 'sites'>,
): Promise<Pick<ContentChange, 'documents' | 'assets'>> {
  const differs = (site: string) => former.sites[site] !== next.sites[site];
  const keys = [...new Set([...Object.keys(former.sites), ...Object.keys(next.sites)])].filter(differs);
  const read = (sites: ContentRelease['sites']) =>
    readSites(
      releases,
      keys.flatMap((key) => sites[key] ?? []),
    );
  const [before, after] = await Promise.all([read(former.sites), read(next.sites)]);
  return {
    documents: findChanges(before.flatMap(listDocuments), after.flatMap(listDocuments), formatDocumentId, 'text'),
    assets: findChanges(before.flatMap(listPictures), after.flatMap(listPictures), pictureId, 'revision'),
  };
}

/** Entries that are new or differ in a field, and removed ones with null in the field. */
function findChanges<Field extends string, Entry extends Readonly<Record<Field, string>>>(
  before: readonly Entry[],
  after: readonly Entry[],
  idOf: (entry: Entry) => string,
  field: Field,
): readonly (Entry | (Omit<Entry, Field> & Readonly<Record<Field, null>>))[] {
  const former = new Map(before.map((entry) => [idOf(entry), entry]));
  const changed = after.filter((entry) => former.get(idOf(entry))?.[field] !== entry[field]);
  for (const entry of after) former.delete(idOf(entry));
  return [...changed, ...[...former.values()].map((entry) => ({ ...entry, [field]: null }))];
}

/** Reads parts of a release, some at once. */
export async function readSites(
  releases: Pick<ContentReleaseStore, 'readSite'>,
  parts: readonly string[],
): Promise<readonly ReleasedSite[]> {
  const sites: ReleasedSite[] = [];
  const left = parts.entries();
  const work = async () => {
    for (const [index, part] of left) sites[index] = await releases.readSite(part);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, parts.length) }, work));
  return sites;
}

export function listDocuments({ site, documents }: ReleasedSite): readonly RawDocument[] {
  return documents.map(({ kind, name, value }) => {
    const key: DocumentKey = { site, kind, name };
    return { ...key, source: `${site}/${kind}/${name}`, text: JSON.stringify(value) };
  });
}

export function listPictures({ site, pictures }: ReleasedSite): readonly SourcePictureReference[] {
  return pictures.map(({ name, hash }) => ({ site, name, revision: hash }));
}

function pictureId({ site, name }: Pick<SourcePictureReference, 'site' | 'name'>): string {
  return `${site}/${name}`;
}

/** Contents of a source as sites of a release. `storePicture` gets the bytes of each picture. */
export async function collectReleasedSites(
  source: Pick<ContentSource, 'load' | 'readAsset'>,
  signal: AbortSignal,
  storePicture: (hash: string, bytes: Uint8Array) => void,
): Promise<readonly ReleasedSite[]> {
  const { documents, assets } = await source.load(signal);
  const sites = new Map<
    string,
    { documents: ReleasedSite['documents'][number][]; pictures: ReleasedSite['pictures'][number][] }
  >();
  const siteOf = (site: string) => {
    const known = sites.get(site) ?? { documents: [], pictures: [] };
    sites.set(site, known);
    return known;
  };
  for (const { site, kind, name, text } of documents)
    siteOf(site).documents.push({ kind, name, value: withoutSchemaReference(JSON.parse(text)) });
  for (const asset of assets) {
    const bytes = await source.readAsset(asset, signal);
    const hash = hashContent(bytes);
    storePicture(hash, bytes);
    siteOf(asset.site).pictures.push({ name: asset.name, hash });
  }
  return [...sites].map(([site, contents]) => ({ site, ...contents }));
}

/** Files reference their schema by path, for code editors; CMS documents don't. */
export function withoutSchemaReference(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('$schema' in value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

async function withSourceErrors<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    if (error instanceof ContentSourceError || signal?.aborted) throw error;
    if (error instanceof DamagedReleaseError) {
      const code = error instanceof MissingReleasePartError ? 'not-found' : 'garbage';
      throw new ContentSourceError(code, error.message, { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentSourceError('unreachable', `Releases can't be read: ${reason}`, { cause: error });
  }
}
