import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { numberPictureName } from './picture-names.ts';

/** Picture files of sites. */
export interface PictureFiles {
  /**
   * Stores a picture under a name that no site uses, because a picture of another site of this name would be replaced
   * on the pages that inherit it. Returns the name. A file is never overwritten; equal bytes are stored once.
   */
  add(site: string, wanted: string, bytes: Uint8Array): Promise<string>;
}

/** @param project folder with `cms-seed` */
export function openPictureFiles(project: string): PictureFiles {
  const seed = join(project, 'cms-seed');
  const folderOf = (site: string) => join(seed, site, 'assets');
  return {
    add: async (site, wanted, bytes) => {
      const sites = await listNames(seed);
      const taken = new Set((await Promise.all(sites.map((one) => listNames(folderOf(one))))).flat());
      for (let number = 1; ; number += 1) {
        const name = numberPictureName(wanted, number);
        const path = join(folderOf(site), name);
        const known = taken.has(name) ? await readFile(path).catch(() => null) : null;
        if (known?.equals(bytes)) return name;
        if (!taken.has(name) && (await createFile(path, bytes))) return name;
      }
    },
  };
}

async function listNames(folder: string): Promise<readonly string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return [];
    throw error;
  });
}

/** Returns false where the file exists. */
async function createFile(path: string, bytes: Uint8Array): Promise<boolean> {
  await mkdir(join(path, '..'), { recursive: true });
  try {
    await writeFile(path, bytes, { flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    await rm(path, { force: true });
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
