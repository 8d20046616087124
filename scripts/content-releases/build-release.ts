import type { ContentSource } from '#engine/cms/content-source.ts';
import { collectReleasedSites } from '#engine/cms/releases/release-source.ts';
import type { ContentReleaseStore, WrittenRelease } from '#engine/cms/releases/release-store.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { CommandIo } from '../commands/command-io.ts';
import { importProjectCheckModule } from '../commands/load-project.ts';
import { createSourceOfSites } from './open-releases.ts';

export interface BuiltRelease {
  readonly release: WrittenRelease | null;
  readonly counts: { readonly sites: number; readonly documents: number; readonly pictures: number };
  /** Errors for which nothing was written. */
  readonly errors: readonly ConfigError[];
}

/** Reads a source once, checks everything, and writes it as a release if it has no error. */
export async function buildRelease(
  source: Pick<ContentSource, 'load' | 'readAsset'>,
  releases: Pick<ContentReleaseStore, 'write' | 'writeJudgement'>,
  checksVersion: string,
  { hasFont }: Pick<CommandIo, 'hasFont'> = {},
): Promise<BuiltRelease> {
  const bytes = new Map<string, Uint8Array>();
  const sites = await collectReleasedSites(source, new AbortController().signal, (hash, content) =>
    bytes.set(hash, content),
  );
  const readPicture = async (hash: string) => bytes.get(hash) ?? new Uint8Array();
  const { readAndCheckDocuments, findAllProjectErrors } = await importProjectCheckModule();
  const errors = findAllProjectErrors(
    await readAndCheckDocuments(createSourceOfSites({ readPicture }, sites)),
    hasFont,
  );
  const counts = {
    sites: sites.length,
    documents: sites.reduce((sum, { documents }) => sum + documents.length, 0),
    pictures: sites.reduce((sum, { pictures }) => sum + pictures.length, 0),
  };
  if (errors.length > 0) return { release: null, counts, errors };
  const release = await releases.write(sites, readPicture);
  await releases.writeJudgement(release.hash, checksVersion);
  return { release, counts, errors };
}
