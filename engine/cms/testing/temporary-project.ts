import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DocumentKey, DocumentKind } from '../document.ts';

/** A folder of its own for a test, with the two folders of the sites. */
export interface TemporaryTestProject {
  readonly path: string;
  write(key: DocumentKey, value: unknown): Promise<void>;
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  close(): Promise<void>;
}

const FOLDERS: Readonly<Record<DocumentKind, string>> = {
  region: 'cms-seed/*/regions',
  translation: 'cms-seed/*/translations',
  messages: 'cms-seed/*/messages',
  site: 'site-configs/*',
  theme: 'site-configs/*',
  routes: 'site-configs/*',
  capabilities: 'site-configs/*/capabilities',
  navigation: 'site-configs/*/navigation',
  page: 'cms-seed/*/pages',
  layout: 'cms-seed/*/layouts',
  content: 'cms-seed/*/content',
  post: 'cms-seed/*/posts',
  cause: 'cms-seed/*/causes',
};

export async function createEmptyTemporaryTestProject(): Promise<TemporaryTestProject> {
  const path = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-')));
  await mkdir(join(path, 'site-configs'));
  await mkdir(join(path, 'cms-seed'));
  const writeAt = async (file: string, content: string | Uint8Array) => {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content);
  };
  return {
    path,
    write: (key, value) => writeAt(getTestProjectDocumentPath(key), JSON.stringify(value, null, 2)),
    writeFile: writeAt,
    remove: (file) => rm(join(path, file), { recursive: true }),
    close: () => rm(path, { recursive: true }),
  };
}

export function getTestProjectDocumentPath({ site, kind, name }: DocumentKey): string {
  return `${FOLDERS[kind].replace('*', site)}/${name}.json`;
}
