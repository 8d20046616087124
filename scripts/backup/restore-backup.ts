import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { BackupPart } from './backup-manifest.ts';
import { copyReleaseStore, findAnyContent } from './copy-store.ts';
import {
  type BackupSources,
  copyFolders,
  DOCUMENT_FOLDERS,
  OccupiedFolderError,
  STUDIO_FOLDERS,
} from './create-backup.ts';

/**
 * Restores parts of a backup that was verified. Nothing is written unless each place is empty.
 *
 * @throws OccupiedFolderError
 */
export async function restoreBackup(
  folder: string,
  parts: readonly BackupPart[],
  { store, documents, data }: BackupSources,
): Promise<void> {
  const restored = new Set(parts);
  if (restored.has('store') && store) await refuseOccupiedStore(store);
  if (restored.has('documents') && documents !== null) refuseOccupiedFolders(documents, DOCUMENT_FOLDERS);
  if (restored.has('studio')) refuseOccupiedFolders(data, STUDIO_FOLDERS);
  if (restored.has('documents') && documents !== null)
    await copyFolders(join(folder, 'documents'), documents, DOCUMENT_FOLDERS);
  if (restored.has('studio')) await copyFolders(join(folder, 'studio'), data, STUDIO_FOLDERS);
  if (restored.has('store') && store)
    await copyReleaseStore(openFolderStore({ folder: join(folder, 'store'), clock: Date.now }), store);
}

async function refuseOccupiedStore(store: NonNullable<BackupSources['store']>): Promise<void> {
  const key = await findAnyContent(store);
  if (key !== null)
    throw new OccupiedFolderError(
      `${store.description} has releases already ("${key}"). Restore into an empty store, or leave the store out by --only.`,
    );
}

function refuseOccupiedFolders(folder: string, names: readonly string[]): void {
  const there = names.find((name) => existsSync(join(folder, name)));
  if (there !== undefined)
    throw new OccupiedFolderError(`"${join(folder, there)}" exists. Move it away, or leave this part out by --only.`);
}
