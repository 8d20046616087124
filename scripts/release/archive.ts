import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { constants, gzipSync } from 'node:zlib';

/** Time of all files in an archive, in seconds: 1980, the earliest that every tool accepts. */
const TIME_OF_FILES = 315_532_800;

/** Lists all files below a folder, relative to it, sorted by their bytes. */
export function listFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Checksums of all files below a folder, as `sha256sum --check` reads them. */
export function formatChecksums(folder: string): string {
  return listFilesBelow(folder)
    .map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`)
    .join('');
}

/**
 * Packs a folder so that the same files make the same bytes, whenever and by whomever they are packed. Writes the checksum
 * beside the archive.
 */
export function packReproducibly(folder: string, archive: string): void {
  const tar = execFileSync(
    'tar',
    [
      '--create',
      '--format=ustar',
      '--sort=name',
      '--owner=0',
      '--group=0',
      '--numeric-owner',
      '--mode=a+rX,u+w,go-w',
      `--mtime=@${TIME_OF_FILES}`,
      `--directory=${dirname(folder)}`,
      basename(folder),
    ],
    { maxBuffer: 512 * 1024 * 1024 },
  );
  const bytes = gzipSync(tar, { level: constants.Z_BEST_COMPRESSION });
  writeFileSync(archive, bytes);
  writeFileSync(`${archive}.sha256`, `${sha256(bytes)}  ${basename(archive)}\n`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
