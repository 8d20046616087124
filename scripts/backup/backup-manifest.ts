import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** What a backup may hold: the object store, files of documents, and the studio's drafts and earlier versions. */
export const BACKUP_PARTS = ['store', 'documents', 'studio'] as const;

export type BackupPart = (typeof BACKUP_PARTS)[number];

export interface BackupManifest {
  readonly format: typeof FORMAT;
  /** ISO 8601. */
  readonly created: string;
  readonly parts: readonly BackupPart[];
  /** Names of the settings in use, without their values. */
  readonly settings: readonly string[];
  /** Names of the secrets in use, which are stored elsewhere. */
  readonly secrets: readonly string[];
  /** Each file below the folder of a part, with its bytes and SHA-256, by its path with slashes. */
  readonly files: Readonly<Record<string, BackupFile>>;
}

export interface BackupFile {
  readonly bytes: number;
  readonly sha256: string;
}

export const FORMAT = 1;
export const MANIFEST_FILE = 'backup.json';

/** A backup that differs from its manifest; each fault is a sentence. */
export class DamagedBackupError extends Error {
  override readonly name = 'DamagedBackupError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Hashes all files below the folders of the parts. */
export async function hashBackupFiles(
  folder: string,
  parts: readonly BackupPart[],
): Promise<Readonly<Record<string, BackupFile>>> {
  const files: Record<string, BackupFile> = {};
  for (const part of parts) {
    for (const path of await listFiles(join(folder, part))) {
      const { size } = await stat(path);
      files[relative(folder, path).split(sep).join('/')] = { bytes: size, sha256: await hashFile(path) };
    }
  }
  return files;
}

export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Reads the list of a backup, and compares all files with it. Returns it with its own hash.
 *
 * @throws DamagedBackupError
 */
export async function readVerifiedBackup(
  folder: string,
  expectedHash: string | null,
): Promise<BackupManifest & { readonly hash: string }> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DamagedBackupError([
      `${join(folder, MANIFEST_FILE)} can't be read (${error.code}). It is written last: make the backup again.`,
    ]);
  });
  const hash = hashText(text);
  if (expectedHash !== null && hash !== expectedHash)
    throw new DamagedBackupError([`${MANIFEST_FILE} has the SHA-256 ${hash}, not ${expectedHash}. It was altered.`]);
  const manifest = parseManifest(text);
  const faults = compareFiles(manifest.files, await hashBackupFiles(folder, manifest.parts));
  if (faults.length > 0) throw new DamagedBackupError(faults);
  return { ...manifest, hash };
}

function parseManifest(text: string): BackupManifest {
  try {
    const manifest: BackupManifest = JSON.parse(text);
    if (manifest.format === FORMAT && manifest.parts.every((part) => BACKUP_PARTS.includes(part))) return manifest;
  } catch {
    // The same problem.
  }
  throw new DamagedBackupError([`${MANIFEST_FILE} is no list of a backup in format ${FORMAT}.`]);
}

function compareFiles(
  listed: Readonly<Record<string, BackupFile>>,
  found: Readonly<Record<string, BackupFile>>,
): readonly string[] {
  const altered = Object.entries(listed).flatMap(([path, { bytes, sha256 }]) => {
    const file = found[path];
    if (!file) return [`${path} is missing.`];
    return file.bytes === bytes && file.sha256 === sha256 ? [] : [`${path} was altered.`];
  });
  const added = Object.keys(found).filter((path) => !Object.hasOwn(listed, path));
  return [...altered, ...added.map((path) => `${path} is not in the list of the backup.`)];
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const other = entries.find((entry) => !entry.isFile() && !entry.isDirectory());
  if (other)
    throw new DamagedBackupError([`${join(other.parentPath, other.name)} is a link, which a backup does not follow.`]);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

async function hashFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}
