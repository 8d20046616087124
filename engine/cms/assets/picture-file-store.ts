import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../../storage/write-file-atomically.ts';
import type { MirroredPicture } from '../documents.ts';

/** Pictures on disk by content hash, so that a later upload never changes a served one. */
export interface OriginalPictureFileStore {
  /** Stores the bytes and returns their hash. */
  store(bytes: Uint8Array, format: MirroredPicture['format']): Promise<string>;
  /** The bytes; null when missing or corrupted. */
  read(hash: string, format: MirroredPicture['format']): Promise<Uint8Array | null>;
}

export function createOriginalPictureFileStore(folder: string): OriginalPictureFileStore {
  const pathOf = (name: string, format: string) => join(folder, `${name}.${format}`);
  return {
    store: async (bytes, format) => {
      const name = contentHash(bytes);
      const there = await readFile(pathOf(name, format)).catch(() => null);
      if (!there?.equals(bytes)) await writeFileAtomically(pathOf(name, format), bytes);
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
