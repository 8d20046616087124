import { join } from 'node:path';
import type { ContentSource } from '#engine/cms/content-source.ts';
import { createDirectusSource } from '#engine/cms/directus/directus-source.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { CHECKS_VERSION } from '#engine/cms/releases/checks-version.ts';
import { type ContentRelease, isReleaseHash, type ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { type ApprovalRules, readApprovalRules } from '#engine/cms/releases/release-approval.ts';
import { createReleaseSigner, createReleaseVerifier } from '#engine/cms/releases/release-signature.ts';
import { listDocuments, listPictures, readSites } from '#engine/cms/releases/release-source.ts';
import { type ContentReleaseStore, createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import { type CommandIo, UsageError } from '../commands/command-io.ts';
import { createObjectStoreSettings } from '../serve/server-settings.ts';
import type { SettingValues } from '../settings/all-settings.ts';
import { readSettings } from '../settings/read-settings.ts';

/** Releases of the store in VITRINE_STORE. @throws UsageError without one */
export async function openReleases({ environment }: Pick<CommandIo, 'environment'>): Promise<ContentReleaseStore> {
  const { values } = readSettings(environment);
  const store = createObjectStoreSettings(values);
  if (!store)
    throw new UsageError(
      'No store is named. Set VITRINE_STORE to a folder, such as file:///srv/vitrine, or to a bucket, such as s3://shops?region=eu-west-2.',
    );
  const { VITRINE_RELEASE_KEY: key, VITRINE_RELEASE_PUBLIC_KEYS: publicKeys } = values;
  return createReleaseStore({
    objects: await openObjectStore(store, Date.now),
    sign: key === null ? null : createReleaseSigner(key),
    verify: publicKeys === null ? null : createReleaseVerifier(publicKeys),
    approval: readApprovalRulesOf(values),
  });
}

/** Version of the checks of this engine: that of its build, or of the sources from which a command runs. */
export async function findChecksVersion({ root }: Pick<CommandIo, 'root'>): Promise<string> {
  if (CHECKS_VERSION !== null) return CHECKS_VERSION;
  const { readChecksVersion } = await import('../build/checks-version.ts');
  return readChecksVersion(root);
}

/** Null where releases need no approval. */
export function readApprovalRulesOf({
  VITRINE_RELEASE_APPROVERS: approvers,
  VITRINE_RELEASE_APPROVALS: needed,
}: Pick<SettingValues, 'VITRINE_RELEASE_APPROVERS' | 'VITRINE_RELEASE_APPROVALS'>): ApprovalRules | null {
  return approvers === null ? null : readApprovalRules({ approvers, needed });
}

export type ReleaseOrigin = 'files' | 'cms';

/**
 * Source of a release: the project's files, or the Directus in VITRINE_CMS_URL, which a watch polls every `pollEvery`
 * milliseconds.
 */
export function openReleaseOrigin(
  { environment, root }: Pick<CommandIo, 'environment' | 'root'>,
  origin: ReleaseOrigin,
  pollEvery?: number,
): ContentSource {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { values } = readSettings({ ...environment, VITRINE_CMS: 'files' });
  const { VITRINE_CMS_URL: url, VITRINE_CMS_TOKEN: token, VITRINE_DOCUMENTS: documents } = values;
  if (origin === 'files') return createFilesSource({ project: documents === null ? root : join(documents), log });
  if (!url || !token)
    throw new UsageError('There is no CMS to read. Set VITRINE_CMS_URL and VITRINE_CMS_TOKEN, or use --from files.');
  return createDirectusSource({ url, token, clock: Date.now, ...(pollEvery !== undefined && { pollEvery }) });
}

/** A release by its hash, the first characters of it, or `live`. @throws UsageError where there is none or several */
export async function findRelease(releases: ContentReleaseStore, name: string): Promise<ContentRelease> {
  if (isReleaseHash(name)) return releases.read(name);
  if (name === 'live') {
    const live = await releases.live();
    if (!live) throw new UsageError(`No release is live in ${releases.description}.`);
    return releases.read(live.release);
  }
  const found = (await releases.list()).filter(({ hash }) => hash.startsWith(name));
  const [only] = found;
  if (!only || found.length > 1)
    throw new UsageError(
      `${found.length} releases begin with "${name}". \`vitrine release list\` lists all; name one by its first characters.`,
    );
  return releases.read(only.hash);
}

/** All sites of a release. */
export function readAllSites(
  releases: Pick<ContentReleaseStore, 'readSite'>,
  release: Pick<ContentRelease, 'sites'>,
): Promise<readonly ReleasedSite[]> {
  return readSites(releases, Object.values(release.sites));
}

/** A release as a source that never changes. */
export function createSourceOfSites(
  releases: Pick<ContentReleaseStore, 'readPicture'>,
  sites: readonly ReleasedSite[],
): Pick<ContentSource, 'load' | 'readAsset'> {
  return {
    load: async () => ({ documents: sites.flatMap(listDocuments), assets: sites.flatMap(listPictures) }),
    readAsset: ({ revision }) => releases.readPicture(revision),
  };
}
