import { join } from 'node:path';
import type { ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import { openObjectStore } from '#engine/object-store/open-object-store.ts';
import { chooseNearestBase } from '../content-releases/nearest-base.ts';
import {
  createSyncRecordStore,
  nameSyncPair,
  type SyncRecord,
  type SyncRecordStore,
} from '../content-releases/sync-records.ts';
import { createObjectStoreSettings } from '../serve/server-settings.ts';
import { readSettings } from '../settings/read-settings.ts';
import { findCommitOfFiles, isInGitHistory } from './git-history.ts';

/** Where pushes and pulls of a clone are recorded. */
export interface SyncRecords {
  /** Of this clone alone. */
  readonly local: SyncRecordStore;
  /** Of all clones, for pushes from committed files; null without `VITRINE_STORE`. */
  readonly shared: SyncRecordStore | null;
}

/** What the files and a CMS had in common last. */
export interface SyncBase {
  /** Null if it is unknown. */
  readonly sites: readonly ReleasedSite[] | null;
  /** The files before the pulls since the last push. */
  readonly former: SyncRecord['former'];
  /** Why a record isn't used; null otherwise. */
  readonly note: string | null;
}

export const NOTHING_IN_COMMON: SyncBase = { sites: null, former: [], note: null };

/** Folders of the documents of a clone. */
const FOLDERS = ['site-configs', 'cms-seed'];

export async function openSyncRecords(environment: NodeJS.ProcessEnv, root: string): Promise<SyncRecords> {
  const { values } = readSettings({ ...environment, VITRINE_CMS: 'files' });
  const store = createObjectStoreSettings(values);
  const dataDir = environment['VITRINE_DATA'] ? values.VITRINE_DATA : join(root, '.vitrine');
  return {
    local: createSyncRecordStore(openFolderStore({ folder: join(dataDir, 'cms-syncs'), clock: Date.now })),
    shared: store && createSyncRecordStore(await openObjectStore(store, Date.now)),
  };
}

/** The newer of the records of this clone and of a push from its history. */
export async function findSyncBase(
  { local, shared }: SyncRecords,
  { url, root, files }: { readonly url: string; readonly root: string; readonly files: readonly ReleasedSite[] },
): Promise<SyncBase> {
  const pair = nameSyncPair('files', url);
  const [own, pushed] = [await local.read(pair), (await shared?.read(pair)) ?? null];
  const isUsable = pushed?.commit && isInGitHistory(root, pushed.commit);
  const record = isUsable && pushed.at > (own?.at ?? 0) ? pushed : own;
  if (record)
    return { sites: chooseNearestBase(record.sites, record.former, files), former: record.former, note: null };
  const note = pushed
    ? `The last push came from the commit ${pushed.commit}, which is not in the history of these files. Fetch the whole history, or pull first.`
    : null;
  return { sites: null, former: [], note };
}

/** Records that the files were pushed. */
export async function recordPush(
  { local, shared }: SyncRecords,
  { url, root, sites, at }: { readonly url: string; readonly root: string } & Pick<SyncRecord, 'sites' | 'at'>,
): Promise<void> {
  const pair = nameSyncPair('files', url);
  const record: SyncRecord = { at, commit: findCommitOfFiles(root, FOLDERS), sites, former: [] };
  await local.write(pair, record);
  if (record.commit !== null) await shared?.write(pair, record);
}

/** Records that the documents of a CMS were pulled. `former` are the files before. */
export async function recordPull(
  { local }: Pick<SyncRecords, 'local'>,
  { url, sites, at, former }: { readonly url: string } & Pick<SyncRecord, 'sites' | 'at' | 'former'>,
): Promise<void> {
  await local.write(nameSyncPair('files', url), { at, commit: null, sites, former });
}
