import type { ContentRelease, ReleasedSite } from '#engine/cms/releases/content-release.ts';
import type { ContentReleaseStore, WrittenRelease } from '#engine/cms/releases/release-store.ts';
import { type DocumentVersions, migrateDocument, readDocumentVersion } from '#engine/validation/document-migrations.ts';
import { readAllSites } from './open-releases.ts';

export interface MigratedRelease {
  /** Null where nothing was written. */
  readonly release: WrittenRelease | null;
  /** Ids of the documents that had another version. */
  readonly documents: readonly string[];
}

/**
 * Writes a release with the documents of another one in another version, such as for an engine from before an upgrade.
 * @throws DocumentMigrationError before anything is written
 */
export async function migrateRelease(
  releases: Pick<ContentReleaseStore, 'readSite' | 'readPicture' | 'write'>,
  release: Pick<ContentRelease, 'sites'>,
  { to, migrations, dryRun = false }: Pick<DocumentVersions, 'migrations'> & { readonly to: number; dryRun?: boolean },
): Promise<MigratedRelease> {
  const sites = await readAllSites(releases, release);
  const migrated = sites.map(
    (site): ReleasedSite => ({
      ...site,
      documents: site.documents.map((document) => ({
        ...document,
        value: migrateDocument(document.value, document.kind, to, migrations),
      })),
    }),
  );
  const documents = sites.flatMap((site) =>
    site.documents
      .filter(({ value }) => (readDocumentVersion(value) ?? to) !== to)
      .map(({ kind, name }) => `${site.site}:${kind}:${name}`),
  );
  return { release: dryRun ? null : await releases.write(migrated, releases.readPicture), documents };
}
