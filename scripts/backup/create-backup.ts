import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFolderStore } from '#engine/object-store/folder-store.ts';
import type { ObjectStore } from '#engine/object-store/object-store.ts';
import {
  type BackupManifest,
  type BackupPart,
  FORMAT,
  hashBackupFiles,
  hashText,
  MANIFEST_FILE,
} from './backup-manifest.ts';
import { copyReleaseStore } from './copy-store.ts';

/** Locations of the parts; null for those that this installation does not have. */
export interface BackupSources {
  readonly store: ObjectStore | null;
  /** Folder with `site-configs` and `cms-seed`. */
  readonly documents: string | null;
  /** Folder in which the studio stores drafts and earlier versions. */
  readonly data: string;
}

/** Folders that hold documents in files, of which `drafts` may be missing. */
export const DOCUMENT_FOLDERS = ['site-configs', 'cms-seed', 'drafts'];

/** Folders of the studio over files in the data folder. */
export const STUDIO_FOLDERS = ['studio-drafts', 'studio-history'];

export class OccupiedFolderError extends Error {
  override readonly name = 'OccupiedFolderError';
}

/**
 * Writes a backup into an empty folder, and its list last. Resolves with the list and its hash.
 *
 * @throws OccupiedFolderError
 */
export async function createBackup(
  folder: string,
  { store, documents, data }: BackupSources,
  about: Pick<BackupManifest, 'created' | 'settings' | 'secrets'>,
): Promise<BackupManifest & { readonly hash: string }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new OccupiedFolderError(`"${folder}" is not empty. Give each backup a folder of its own.`);
  const parts: BackupPart[] = [];
  if (store) {
    await mkdir(join(folder, 'store'));
    await copyReleaseStore(store, openFolderStore({ folder: join(folder, 'store'), clock: Date.now }));
    parts.push('store');
  }
  if (documents !== null && (await copyFolders(documents, join(folder, 'documents'), DOCUMENT_FOLDERS)))
    parts.push('documents');
  if (await copyFolders(data, join(folder, 'studio'), STUDIO_FOLDERS)) parts.push('studio');
  const manifest = { format: FORMAT, ...about, parts, files: await hashBackupFiles(folder, parts) } as const;
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, MANIFEST_FILE), text, { flush: true });
  return { ...manifest, hash: hashText(text) };
}

/** Copies the folders that exist. Resolves with whether there was one. */
export async function copyFolders(from: string, to: string, names: readonly string[]): Promise<boolean> {
  const there = names.filter((name) => existsSync(join(from, name)));
  for (const name of there)
    await cp(join(from, name), join(to, name), { recursive: true, errorOnExist: true, force: false });
  return there.length > 0;
}
