import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../../storage/write-atomic.ts';
import type { Asset } from '../documents.ts';

/** Pictures on disk by a hash of their content, so that no later upload changes one that is served. */
export interface PictureFiles {
  /** Keeps the bytes, and gives their hash. */
  keep(bytes: Uint8Array, format: Asset['format']): Promise<string>;
  /** The bytes, or null when they are not there, or no longer what they were. */
  read(hash: string, format: Asset['format']): Promise<Uint8Array | null>;
}

export function pictureFiles(folder: string): PictureFiles {
  const pathOf = (name: string, format: string) => join(folder, `${name}.${format}`);
  return {
    keep: async (bytes, format) => {
      const name = contentHash(bytes);
      const there = await readFile(pathOf(name, format)).catch(() => null);
      if (!there?.equals(bytes)) await writeAtomic(pathOf(name, format), bytes);
      return name;
    },
    read: async (name, format) => {
      if (!/^[0-9a-f]{32}$/.test(name)) return null;
      const bytes = await readFile(pathOf(name, format)).catch(() => null);
      return bytes && contentHash(bytes) === name ? bytes : null;
    },
  };
}

function contentHash(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex').slice(0, 32);
}
