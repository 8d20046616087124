import { join } from 'node:path';
import { createReleaseVerifier } from '#engine/cms/releases/release-signature.ts';
import { createReleaseStore } from '#engine/cms/releases/release-store.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ObjectStore } from '#engine/object-store/object-store.ts';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import { type BackupPart, DamagedBackupError, readVerifiedBackup } from '../../backup/backup-manifest.ts';
import { type BackupSources, createBackup, OccupiedFolderError } from '../../backup/create-backup.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { verifyReleases } from '../../content-releases/verify-releases.ts';
import { createObjectStoreSettings } from '../../serve/server-settings.ts';
import { SETTINGS, type SettingValues } from '../../settings/all-settings.ts';
import { readSettings } from '../../settings/read-settings.ts';
import type { EnvironmentVariables } from '../../settings/setting.ts';
import { type CommandIo, EXIT_CODES, type ExitCode, formatJson, UsageError } from '../command-io.ts';

export interface JsonOption {
  readonly json?: true;
}
export interface VerifyOptions extends JsonOption {
  readonly hash?: string;
}
export interface RestoreOptions extends VerifyOptions {
  readonly only?: readonly BackupPart[];
}

export async function create(io: CommandIo, folder: string, { json }: JsonOption): Promise<ExitCode> {
  const { values } = readSettings(io.environment);
  const about = { created: new Date().toISOString(), ...listSetSettings(io.environment) };
  const sources = await openSources(io, values);
  const { hash, parts, files, created, settings, secrets } = await reportOccupied(() =>
    createBackup(folder, sources, about),
  );
  const count = Object.keys(files).length;
  if (json) io.out(formatJson({ hash, created, parts, files: count, settings, secrets }));
  else
    io.out(
      `${count} files of ${parts.join(', ') || 'nothing'} in ${folder}.\nbackup.json has the SHA-256 ${hash}. Keep it elsewhere.\n${describeRest(values, secrets)}`,
    );
  return EXIT_CODES.ok;
}

export async function verify(io: CommandIo, folder: string, { hash, json }: VerifyOptions): Promise<ExitCode> {
  const { values } = readSettings(io.environment);
  const checked = await check(folder, hash ?? null, values);
  if ('faults' in checked) return reportFaults(io, checked.faults, json);
  const { hash: found, created, parts } = checked.backup;
  if (json) io.out(formatJson({ hash: found, created, parts, releases: checked.releases, faults: [] }));
  else io.out(`The backup of ${created} is whole: ${parts.join(', ')}, with ${checked.releases.length} releases.\n`);
  return EXIT_CODES.ok;
}

export async function restore(io: CommandIo, folder: string, options: RestoreOptions): Promise<ExitCode> {
  const { hash: expected, only, json } = options;
  const { values } = readSettings(io.environment);
  const checked = await check(folder, expected ?? null, values);
  if ('faults' in checked) return reportFaults(io, checked.faults, json);
  const { hash, created, parts: all, settings, secrets } = checked.backup;
  const parts = only ?? all;
  const missing = parts.find((part) => !all.includes(part));
  if (missing !== undefined) throw new UsageError(`The backup has no ${missing}: it has ${all.join(', ')}.`);
  const targets = await openTargets(values, parts);
  await reportOccupied(() => restoreBackup(folder, parts, targets));
  const { releases, faults } =
    parts.includes('store') && targets.store
      ? await readAllReleases(targets.store, values)
      : { releases: [], faults: [] };
  if (faults.length > 0) return reportFaults(io, faults, json);
  if (json) io.out(formatJson({ hash, created, parts, releases, settings, secrets, faults }));
  else
    io.out(
      `The backup of ${created} is restored: ${parts.join(', ')}, with ${releases.length} releases.\nThese settings were in force: ${settings.join(', ')}.\n${describeRest(values, secrets)}`,
    );
  return EXIT_CODES.ok;
}

/** Compares all files with their hashes, and reads all releases of the copied store. */
async function check(folder: string, expectedHash: string | null, values: SettingValues) {
  try {
    const backup = await readVerifiedBackup(folder, expectedHash);
    if (!backup.parts.includes('store')) return { backup, releases: [] };
    const store = openFolderStore({ folder: join(folder, 'store'), clock: Date.now });
    const { releases, faults } = await readAllReleases(store, values);
    return faults.length > 0 ? { faults } : { backup, releases };
  } catch (error) {
    if (error instanceof DamagedBackupError) return { faults: error.faults };
    throw error;
  }
}

async function readAllReleases(objects: ObjectStore, { VITRINE_RELEASE_PUBLIC_KEYS: publicKeys }: SettingValues) {
  const releases = createReleaseStore({
    objects,
    verify: publicKeys === null ? null : createReleaseVerifier(publicKeys),
  });
  return verifyReleases(
    releases,
    (await releases.list()).map(({ hash }) => hash),
  );
}

async function openSources({ root }: Pick<CommandIo, 'root'>, values: SettingValues): Promise<BackupSources> {
  const store = createObjectStoreSettings(values);
  const isOfFiles = values.VITRINE_CMS === 'files';
  return {
    store: store ? await openObjectStore(store, Date.now) : null,
    documents: values.VITRINE_DOCUMENTS ?? (isOfFiles ? root : null),
    data: values.VITRINE_DATA,
  };
}

async function openTargets(values: SettingValues, parts: readonly BackupPart[]): Promise<BackupSources> {
  const store = createObjectStoreSettings(values);
  if (parts.includes('store') && !store)
    throw new UsageError(
      'VITRINE_STORE is missing: the backup has releases. Set it, or leave the store out by --only.',
    );
  if (parts.includes('documents') && values.VITRINE_DOCUMENTS === null)
    throw new UsageError(
      'VITRINE_DOCUMENTS is missing: the backup has documents. Set it to a folder, or leave documents out by --only.',
    );
  return {
    store: store ? await openObjectStore(store, Date.now) : null,
    documents: values.VITRINE_DOCUMENTS,
    data: values.VITRINE_DATA,
  };
}

/** Names of the settings that are set, in a file of their own or not. */
function listSetSettings(environment: EnvironmentVariables) {
  const set = Object.entries(SETTINGS).filter(
    ([name]) => (environment[name] ?? environment[`${name}_FILE`] ?? '') !== '',
  );
  return {
    settings: set.filter(([, { isSecret }]) => !isSecret).map(([name]) => name),
    secrets: set.filter(([, { isSecret }]) => isSecret).map(([name]) => name),
  };
}

/** What a backup does not hold. */
function describeRest({ VITRINE_CMS: cms, VITRINE_DATA: data }: SettingValues, secrets: readonly string[]): string {
  return [
    `Secrets are kept elsewhere: ${secrets.join(', ') || 'none is set'}. Those that were made up are in ${join(data, 'secrets.json')}.\n`,
    ...(cms === 'directus' ? ["The database and the files of Directus need a backup by Directus's own means.\n"] : []),
  ].join('');
}

async function reportOccupied<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof OccupiedFolderError ? new UsageError(error.message) : error;
  }
}

function reportFaults(io: CommandIo, faults: readonly string[], json: true | undefined): ExitCode {
  if (json) io.out(formatJson({ faults }));
  else for (const fault of faults) io.out(`${fault}\n`);
  return EXIT_CODES.problems;
}
