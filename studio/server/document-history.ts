import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DocumentKey } from '#engine/cms/document.ts';
import type { FileWrite } from './publish-journal.ts';

export interface DocumentVersion {
  /** Moment and hash of its text. */
  readonly id: string;
  /** Epoch milliseconds of its publication. */
  readonly at: number;
}

/** Published texts of documents, the latest 50 of each. */
export interface DocumentHistory {
  /** Newest first. */
  list(key: DocumentKey): Promise<readonly DocumentVersion[]>;
  /** Returns null for an unknown version. */
  read(key: DocumentKey, id: string): Promise<unknown>;
  /**
   * Writes that add texts and delete the oldest; a text equal to the latest is not added again. One that can't be read is
   * stored in an `.unreadable` file, which is not a version.
   */
  planWrites(key: DocumentKey, texts: readonly PublishedText[]): Promise<readonly FileWrite[]>;
}

export interface PublishedText {
  readonly at: number;
  readonly text: string;
}

const LIMIT = 50;
const FILE = /^((\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2}\.\d{3}Z)-[0-9a-f]{20})\.json$/;

/** @param folder with a file for each version, at `site/kind/name/moment-hash.json` */
export function openDocumentHistory(folder: string): DocumentHistory {
  const folderOf = ({ site, kind, name }: DocumentKey) => join(folder, site, kind, name);
  const list = async (key: DocumentKey): Promise<readonly DocumentVersion[]> => {
    const files = await readdir(folderOf(key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const versions = files.flatMap((file): DocumentVersion[] => {
      const [, id, hour, minute, second] = FILE.exec(file) ?? [];
      return id ? [{ id, at: Date.parse(`${hour}:${minute}:${second}`) }] : [];
    });
    return versions.toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  };
  return {
    list,
    async read(key, id) {
      const known = (await list(key)).some((version) => version.id === id);
      return known ? JSON.parse(await readFile(join(folderOf(key), `${id}.json`), 'utf8')) : null;
    },
    async planWrites(key, texts) {
      const versions = await list(key);
      const added: { readonly id: string; readonly text: string }[] = [];
      for (const { at, text } of texts) {
        const digest = hash('sha256', text, 'hex').slice(0, 20);
        const latest = added.at(-1)?.id ?? versions[0]?.id;
        if (!latest?.endsWith(digest))
          added.push({ id: `${new Date(at).toISOString().replaceAll(':', '-')}-${digest}`, text });
      }
      const fileOf = (id: string) => join(folderOf(key), `${id}.json`);
      const outlived = versions.slice(Math.max(0, LIMIT - added.length));
      return [
        ...added.map(({ id, text }) => ({ file: isJson(text) ? fileOf(id) : `${fileOf(id)}.unreadable`, text })),
        ...outlived.map(({ id }) => ({ file: fileOf(id), text: null })),
      ];
    },
  };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
