import type { ConfigError } from '../validation/config-error.ts';
import { OVERSIZE_PICTURE_ADVICE } from './assets/picture-limits.ts';
import type { ContentSource, RemovedPicture, SourcePictureReference } from './content-source.ts';
import { ContentSourceError } from './content-source.ts';
import type { MirroredPicture, PublishedDocuments } from './documents.ts';
import type { DocumentOrPictureEdit } from './editable-documents.ts';
import { rememberEntries } from './remember-entries.ts';
import type { PublishCandidate } from './select-publishable.ts';
import type { StoredMirroredPicture } from './stored-copy.ts';

/** Stores the bytes of a picture or returns its errors. */
export type MirrorSourcePicture = (
  reference: SourcePictureReference,
  bytes: Uint8Array,
) => Promise<{ asset: MirroredPicture; errors: readonly [] } | { asset: null; errors: readonly ConfigError[] }>;

/** Which picture: the site it belongs to, and its name. */
type AssetKey = Pick<SourcePictureReference, 'site' | 'name'>;

export interface SourcePictureUpdateResult {
  /** Pictures ready to be served. */
  readonly edits: readonly DocumentOrPictureEdit[];
  /** Removed pictures that served documents may still need. */
  readonly removals: readonly PublishCandidate[];
}

export interface SourcePictureTracker {
  /** Reads new pictures, and again those that failed. */
  take(
    changedPictures: readonly (SourcePictureReference | RemovedPicture)[],
    view: PublishedDocuments,
    signal: AbortSignal,
  ): Promise<SourcePictureUpdateResult>;
  /** Marks stored pictures as already read. */
  restore(site: string, storedPictures: readonly StoredMirroredPicture[]): void;
  /** Known pictures that are missing in a complete list. */
  missingIn(all: readonly AssetKey[]): readonly RemovedPicture[];
  revisionOf(site: string, name: string): string;
  /** Whether a failed picture must be read again; the source reports it only once. */
  incomplete(): boolean;
  /** Returns a function that forgets which pictures were read since. */
  remember(): () => void;
}

export interface SourcePictureTrackerOptions {
  readonly source: Pick<ContentSource, 'readAsset'>;
  readonly mirror: MirrorSourcePicture;
  readonly holdBack: (id: string, source: string, servedVersion: string | null, errors: readonly ConfigError[]) => void;
  readonly release: (id: string) => void;
}

/** Tracks the pictures of a source: read, failed and removed. */
export function createSourcePictureTracker({
  source,
  mirror,
  holdBack,
  release,
}: SourcePictureTrackerOptions): SourcePictureTracker {
  const read = new Map<string, SourcePictureReference>();
  const unread = new Map<string, SourcePictureReference>();

  const readChangedPicture = async (
    reference: SourcePictureReference,
    view: PublishedDocuments,
    signal: AbortSignal,
  ): Promise<DocumentOrPictureEdit | null> => {
    const { site, name, revision } = reference;
    const id = formatPictureId(reference);
    if (read.get(id)?.revision === revision) return null;
    const served = view.asset(site, name)?.hash ?? null;
    try {
      const { asset, errors } = await mirror(reference, await source.readAsset(reference, signal));
      read.set(id, reference);
      if (!asset) {
        holdBack(id, assetPlace(reference), served, errors);
        return null;
      }
      release(id);
      return { site, name, asset };
    } catch (error) {
      if (!(error instanceof ContentSourceError)) throw error;
      holdBack(id, assetPlace(reference), served, [unreadable(assetPlace(reference), error)]);
      // A picture that is too large stays so until its bytes change.
      if (error.code === 'too-large') read.set(id, reference);
      else unread.set(id, reference);
      return null;
    }
  };

  const forget = (removed: AssetKey, view: PublishedDocuments): PublishCandidate[] => {
    const { site, name } = removed;
    read.delete(formatPictureId(removed));
    release(formatPictureId(removed));
    return view.asset(site, name) ? [{ site, name, asset: null, source: assetPlace(removed) }] : [];
  };

  return {
    take: async (changedPictures, view, signal) => {
      const all = [
        ...new Map([...unread.values(), ...changedPictures].map((asset) => [formatPictureId(asset), asset])).values(),
      ];
      unread.clear();
      const edits = await mapOf(all.filter(isPresent), 8, (asset) => readChangedPicture(asset, view, signal));
      const gone = all.filter((asset) => !isPresent(asset));
      return {
        edits: edits.filter((edit) => edit !== null),
        removals: gone.flatMap((asset) => forget(asset, view)),
      };
    },
    restore: (site, storedPictures) => {
      for (const { asset, revision } of storedPictures)
        read.set(formatPictureId({ site, name: asset.name }), { site, name: asset.name, revision });
    },
    missingIn: (all) => {
      const there = new Set(all.map(formatPictureId));
      return [...read.values(), ...unread.values()]
        .filter((asset) => !there.has(formatPictureId(asset)))
        .map(({ site, name }) => ({ site, name, revision: null }));
    },
    revisionOf: (site, name) => read.get(formatPictureId({ site, name }))?.revision ?? '',
    incomplete: () => unread.size > 0,
    remember: () => {
      const maps = [rememberEntries(read), rememberEntries(unread)];
      return () => {
        for (const restoreMap of maps) restoreMap();
      };
    },
  };
}

/** Distinct from all document ids. */
export function formatPictureId({ site, name }: AssetKey): string {
  return `${site}:asset:${name}`;
}

function assetPlace({ site, name }: AssetKey): string {
  return `${site}/assets/${name}`;
}

function isPresent(asset: SourcePictureReference | RemovedPicture): asset is SourcePictureReference {
  return asset.revision !== null;
}

function unreadable(source: string, error: ContentSourceError): ConfigError {
  const isTooLarge = error.code === 'too-large';
  return {
    source,
    pointer: '',
    code: isTooLarge ? 'too-large' : 'unknown-asset',
    message: isTooLarge ? error.message : `The picture can't be read: ${error.message}`,
    suggestion: isTooLarge ? OVERSIZE_PICTURE_ADVICE : null,
    line: null,
    column: null,
  };
}

async function mapOf<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const rest = items.entries();
  const results: Result[] = [];
  const work = async () => {
    for (const [index, item] of rest) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return results;
}
