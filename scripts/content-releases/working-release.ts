import { inspectPicture } from '#engine/cms/assets/inspect-picture.ts';
import type { RawDocument } from '#engine/cms/document.ts';
import type { MirroredPicture } from '#engine/cms/documents.ts';
import {
  type DocumentOrPictureEdit,
  type EditableDocuments,
  EMPTY_EDITABLE_DOCUMENTS,
} from '#engine/cms/editable-documents.ts';
import type { ContentRelease, ReleasedSite } from '#engine/cms/releases/content-release.ts';
import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import { readDifferences, readSites } from '#engine/cms/releases/release-source.ts';
import type { ContentReleaseStore } from '#engine/cms/releases/release-store.ts';
import type { DocumentCheckResult } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';

/** The live release in memory, as edits are checked with it. */
export interface WorkingRelease {
  readonly entry: ReleaseLogEntry;
  readonly release: ContentRelease;
  readonly sites: ReadonlyMap<string, ReleasedSite>;
  readonly documents: EditableDocuments;
}

export interface WorkingReleaseDependencies {
  readonly releases: Pick<ContentReleaseStore, 'read' | 'readSite' | 'readPicture'>;
  readonly check: (document: RawDocument) => DocumentCheckResult;
}

/** Reads the release of an entry. Only sites that differ from those of `former` are read. */
export async function readWorkingRelease(
  { releases, check }: WorkingReleaseDependencies,
  entry: ReleaseLogEntry,
  former: WorkingRelease | null,
): Promise<WorkingRelease> {
  if (former?.entry.number === entry.number) return former;
  const release = await releases.read(entry.release);
  const before: Pick<ContentRelease, 'sites'> = former?.release ?? { sites: {} };
  const { documents, assets } = await readDifferences(releases, before, release);
  const edits: DocumentOrPictureEdit[] = [];
  for (const change of documents) {
    const { site, kind, name } = change;
    const key = { site, kind, name };
    edits.push({ key, document: change.text === null ? null : requireDocument(check(change), entry) });
  }
  for (const { site, name, revision } of assets) {
    const picture = revision === null ? null : await readPicture(releases, site, name, revision);
    edits.push({ site, name, asset: picture && requirePicture(picture, entry) });
  }
  const known = new Map(former?.sites);
  const changed = Object.entries(release.sites).filter(([site, part]) => before.sites[site] !== part);
  const read = await readSites(
    releases,
    changed.map(([, part]) => part),
  );
  for (const site of read) known.set(site.site, site);
  for (const site of known.keys()) if (!(site in release.sites)) known.delete(site);
  return { entry, release, sites: known, documents: (former?.documents ?? EMPTY_EDITABLE_DOCUMENTS).edit(edits) };
}

type InspectedPicture =
  | { readonly asset: MirroredPicture; readonly errors: readonly [] }
  | { readonly asset: null; readonly errors: readonly ConfigError[] };

export async function inspectReleasedPicture(
  site: string,
  name: string,
  hash: string,
  bytes: Uint8Array,
): Promise<InspectedPicture> {
  const picture = await inspectPicture(name, `${site}/assets/${name}`, bytes);
  if (picture.format === null) return { asset: null, errors: picture.errors };
  const { format, width, height } = picture;
  return { asset: { name, hash, format, width, height }, errors: [] };
}

async function readPicture(
  releases: Pick<ContentReleaseStore, 'readPicture'>,
  site: string,
  name: string,
  hash: string,
): Promise<InspectedPicture> {
  return inspectReleasedPicture(site, name, hash, await releases.readPicture(hash));
}

function requireDocument({ document, errors }: DocumentCheckResult, entry: ReleaseLogEntry) {
  if (document) return document;
  throw new RefusedLiveReleaseError(entry, errors);
}

function requirePicture({ asset, errors }: InspectedPicture, entry: ReleaseLogEntry): MirroredPicture {
  if (asset) return asset;
  throw new RefusedLiveReleaseError(entry, errors);
}

/** Edits can't be added to a live release that this engine refuses. */
export class RefusedLiveReleaseError extends Error {
  override readonly name = 'RefusedLiveReleaseError';

  constructor({ release, number }: ReleaseLogEntry, [first]: readonly ConfigError[]) {
    super(
      `The live release ${release} (entry ${number}) has an error for this engine: ${first?.source ?? ''}: ${first?.message ?? ''} Run the version of the engine that the nodes have.`,
    );
  }
}

/** Sites with documents and pictures replaced; without a value or hash they are removed. */
export function editSites(
  sites: ReadonlyMap<string, ReleasedSite>,
  edits: readonly SiteEdit[],
): ReadonlyMap<string, ReleasedSite> {
  const next = new Map(sites);
  for (const [site, own] of Map.groupBy(edits, (edit) => edit.site)) {
    const { documents, pictures } = next.get(site) ?? { documents: [], pictures: [] };
    const edited = {
      site,
      documents: replace(
        documents,
        own.flatMap((edit) => ('kind' in edit ? edit : [])),
        (a, b) => a.kind === b.kind,
      ),
      pictures: replace(
        pictures,
        own.flatMap((edit) => ('kind' in edit ? [] : edit)),
        () => true,
      ),
    };
    if (edited.documents.length + edited.pictures.length > 0) next.set(site, edited);
    else next.delete(site);
  }
  return next;
}

export type SiteEdit =
  | (Omit<RawDocument, 'text' | 'source'> & { readonly next: ReleasedSite['documents'][number] | null })
  | { readonly site: string; readonly name: string; readonly next: ReleasedSite['pictures'][number] | null };

function replace<
  Entry extends { readonly name: string },
  Edit extends { readonly name: string; readonly next: Entry | null },
>(
  entries: readonly Entry[],
  edits: readonly Edit[],
  isSameKind: (entry: Entry, edit: Edit) => boolean,
): readonly Entry[] {
  const left = entries.filter((entry) => !edits.some((edit) => edit.name === entry.name && isSameKind(entry, edit)));
  return [...left, ...edits.flatMap(({ next }) => next ?? [])];
}
