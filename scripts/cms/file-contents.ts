import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashContent, type ReleasedSite } from '#engine/cms/releases/content-release.ts';
import { type ContentEntry, groupBySite } from '../content-releases/merge-sites.ts';
import { listCmsSeedPictures, readSeedFiles } from './seed-files.ts';

/** What the files of a clone hold. */
export interface FileContents {
  readonly sites: readonly ReleasedSite[];
  /** Bytes of a picture of the sites by their hash. */
  readonly readPicture: (hash: string) => Promise<Uint8Array>;
}

/** Reads all documents and pictures of a clone. Throws for a file that is not JSON and names it. */
export async function readFileContents(root: string): Promise<FileContents> {
  const documents = (await readSeedFiles(root)).map(
    ({ site, kind, name, document }): ContentEntry => ({ site, kind, name, value: document }),
  );
  const paths = new Map<string, string>();
  const pictures: ContentEntry[] = [];
  for (const { site, name, path } of listCmsSeedPictures(root)) {
    const hash = hashContent(await readFile(join(root, path)));
    paths.set(hash, path);
    pictures.push({ site, kind: 'picture', name, value: hash });
  }
  return {
    sites: groupBySite([...documents, ...pictures]),
    readPicture: (hash) => readFile(join(root, paths.get(hash) ?? '')),
  };
}
