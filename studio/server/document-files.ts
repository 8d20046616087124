import { hash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { DocumentKey } from '#engine/cms/document.ts';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';

/** A document as an editor works on it. */
export interface StudioDocument {
  readonly value: unknown;
  /** Hash of the published text that the value is based on. */
  readonly base: string;
  /** Whether it is an unpublished draft. */
  readonly isDraft: boolean;
  /** Whether the published text has changed since the draft began. */
  readonly isOutdated: boolean;
}

export interface StudioDraft {
  readonly value: unknown;
  readonly base: string;
}

/** Drafts and published documents in files. */
export interface DocumentFiles {
  read(key: DocumentKey, source: string): Promise<StudioDocument>;
  saveDraft(key: DocumentKey, draft: StudioDraft): Promise<void>;
  deleteDraft(key: DocumentKey): Promise<void>;
  /** Writes a document in place of the published one; null if that was changed since `base`. Returns the new base. */
  publish(key: DocumentKey, source: string, draft: StudioDraft): Promise<string | null>;
}

/**
 * @param project folder that sources of documents are relative to
 * @param drafts folder that git ignores
 */
export function openDocumentFiles(project: string, drafts: string): DocumentFiles {
  const fileOf = (source: string) => {
    const file = resolve(project, source);
    if (!file.startsWith(resolve(project) + sep)) throw new Error(`${source} is outside the project.`);
    return file;
  };
  const draftOf = ({ site, kind, name }: DocumentKey) => join(drafts, site, kind, `${name}.json`);
  const files: DocumentFiles = {
    async read(key, source) {
      const text = await readFile(fileOf(source), 'utf8');
      const base = hashText(text);
      const draft = await readDraft(draftOf(key));
      return draft
        ? { ...draft, isDraft: true, isOutdated: draft.base !== base }
        : { value: JSON.parse(text), base, isDraft: false, isOutdated: false };
    },
    saveDraft: (key, draft) => writeWhole(draftOf(key), `${JSON.stringify(draft)}\n`),
    deleteDraft: (key) => rm(draftOf(key), { force: true }),
    async publish(key, source, { value, base }) {
      const file = fileOf(source);
      const text = await readFile(file, 'utf8');
      if (hashText(text) !== base) return null;
      const published = updateJsonTextKeepingFormatting(text, value);
      await writeWhole(file, published);
      await files.deleteDraft(key);
      return hashText(published);
    },
  };
  return files;
}

function hashText(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 20);
}

async function readDraft(file: string): Promise<StudioDraft | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}

/** A reader sees the old text or the new one, also when the process is killed in between. */
async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, text);
  await rename(part, file);
}
