import { hash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { DOCUMENT_KINDS, type DocumentKey } from '#engine/cms/document.ts';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';
import { formatJson } from '#engine/cms/files/format-json.ts';
import { writeFileAtomically } from '#engine/storage/write-file-atomically.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { parseJson } from '#engine/validation/parse-json.ts';
import type { DocumentHistory, PublishedText } from './document-history.ts';
import { applyJournal, type FileWrite, writeJournal } from './publish-journal.ts';

/** A document as an editor works on it. */
export interface StudioDocument {
  /** The draft, or what is published; null for no document. */
  readonly value: unknown;
  readonly published: unknown;
  /** Hash of the published text; empty without one. */
  readonly publishedBase: string;
  /** Hash of the published text that the value is based on; empty without one. */
  readonly base: string;
  /** Published value that the value is based on. */
  readonly basedOn: unknown;
  /** Revision of the unpublished draft; null without one. */
  readonly draft: string | null;
  /** Whether the published text has changed since the draft began. */
  readonly isOutdated: boolean;
  /** Faults of a published text that can't be read; none for one that can. */
  readonly textFaults: readonly ConfigError[];
}

/** What a change of a draft comes from. */
export interface DraftOrigin {
  /** Revision of the stored draft; null for none. */
  readonly draftBase: string | null;
  /** Id of the window; drafts that it stored itself are its own, also after a lost response. Empty for none. */
  readonly tab: string;
}

export interface StudioDraft {
  /** Null deletes the document. */
  readonly value: unknown;
  readonly base: string;
  readonly basedOn: unknown;
  /** Id of the window that stored it. */
  readonly tab: string;
}

export interface SavedDraft extends StudioDraft {
  readonly revision: string;
}

export interface PublishedVersion {
  /** Null for no document, and for a text that can't be read. */
  readonly published: unknown;
  readonly publishedBase: string;
}

export type DraftChange =
  | { readonly kind: 'saved'; readonly revision: string; readonly newest: PublishedVersion }
  | { readonly kind: 'discarded' }
  /** Nothing was changed, because another window has changed the draft since. */
  | { readonly kind: 'newer'; readonly draft: SavedDraft; readonly newest: PublishedVersion };

export interface PublishedDraft {
  readonly key: DocumentKey;
  readonly source: string;
  readonly value: unknown;
  readonly base: string;
  /** The draft that is removed; another one is retained. */
  readonly from: DraftOrigin;
}

export type FilePublication =
  | { readonly kind: 'published'; readonly bases: readonly string[] }
  | { readonly kind: 'outdated'; readonly documents: readonly (DocumentKey & PublishedVersion)[] };

/** Drafts and published documents in files. */
export interface DocumentFiles {
  read(key: DocumentKey, source: string): Promise<StudioDocument>;
  listDrafts(): Promise<readonly DocumentKey[]>;
  saveDraft(key: DocumentKey, source: string, draft: StudioDraft, draftBase: string | null): Promise<DraftChange>;
  deleteDraft(key: DocumentKey, source: string, from: DraftOrigin): Promise<DraftChange>;
  /**
   * Writes all documents or none; none if any was changed since its base. After a kill in between, the next start
   * completes it.
   */
  publish(drafts: readonly PublishedDraft[]): Promise<FilePublication>;
}

export interface DocumentFilesOptions {
  /** Folder that sources of documents are relative to. */
  readonly project: string;
  /** Folder that git ignores. */
  readonly drafts: string;
  readonly history: DocumentHistory;
  readonly clock: () => number;
}

export async function openDocumentFiles(options: DocumentFilesOptions): Promise<DocumentFiles> {
  const { project, drafts, history, clock } = options;
  const journal = join(drafts, 'publish.journal.json');
  await applyJournal(journal);
  const fileOf = (source: string) => {
    const file = resolve(project, source);
    if (!file.startsWith(resolve(project) + sep)) throw new Error(`${source} is outside the project.`);
    return file;
  };
  const draftOf = ({ site, kind, name }: DocumentKey) => join(drafts, site, kind, `${name}.json`);
  const readPublished = async (source: string) => describePublished(await readIfThere(fileOf(source)));
  const inTurn = createQueue();
  /** Changes a draft unless another window has changed it since. */
  const changeDraft = (
    key: DocumentKey,
    source: string,
    from: DraftOrigin,
    change: (newest: PublishedVersion) => Promise<DraftChange>,
  ) =>
    inTurn(async (): Promise<DraftChange> => {
      const stored = await readDraft(draftOf(key));
      const newest = await readPublished(source);
      if (stored && !isFrom(stored, from)) return { kind: 'newer', draft: stored, newest };
      return change(newest);
    });
  return {
    async read(key, source) {
      const text = await readIfThere(fileOf(source));
      const newest = describePublished(text);
      const textFaults = text === null ? [] : listTextFaults(text, source);
      const { published, publishedBase } = newest;
      const draft = await readDraft(draftOf(key));
      if (!draft)
        return {
          ...newest,
          value: published,
          base: publishedBase,
          basedOn: published,
          draft: null,
          isOutdated: false,
          textFaults,
        };
      const { value, base, basedOn, revision } = draft;
      return { ...newest, value, base, basedOn, draft: revision, isOutdated: base !== publishedBase, textFaults };
    },
    async listDrafts() {
      const files = await readdir(drafts, { recursive: true }).catch(() => []);
      return files.flatMap((file): DocumentKey[] => {
        const [site, kind, name, ...deeper] = file.split(sep);
        const known = DOCUMENT_KINDS.find((one) => one === kind);
        if (!site || !known || !name?.endsWith('.json') || deeper.length > 0) return [];
        return [{ site, kind: known, name: name.slice(0, -'.json'.length) }];
      });
    },
    saveDraft: (key, source, draft, draftBase) =>
      changeDraft(key, source, { draftBase, tab: draft.tab }, async (newest) => {
        const text = `${JSON.stringify(draft)}\n`;
        await writeFileAtomically(draftOf(key), text);
        return { kind: 'saved', revision: hashText(text), newest };
      }),
    deleteDraft: (key, source, from) =>
      changeDraft(key, source, from, async () => {
        await rm(draftOf(key), { force: true });
        return { kind: 'discarded' };
      }),
    publish: (list) =>
      inTurn(async () => {
        const texts = await Promise.all(list.map(({ source }) => readIfThere(fileOf(source))));
        const outdated = list.flatMap(({ key, base }, index) => {
          const newest = describePublished(texts[index] ?? null);
          return newest.publishedBase === base ? [] : [{ ...key, ...newest }];
        });
        if (outdated.length > 0) return { kind: 'outdated', documents: outdated };
        const published = list.map(({ value }, index) => formatDocument(texts[index] ?? null, value));
        const writes = await Promise.all(
          list.map(async ({ key, source, from }, index): Promise<readonly FileWrite[]> => {
            const file = fileOf(source);
            const [before = null, after = null] = [texts[index], published[index]];
            const draft = await readDraft(draftOf(key));
            return [
              ...(await history.planWrites(key, await listTexts(file, before, after, clock()))),
              { file, text: after },
              ...(draft && !isFrom(draft, from) ? [] : [{ file: draftOf(key), text: null }]),
            ];
          }),
        );
        await writeJournal(journal, writes.flat());
        await applyJournal(journal);
        return { kind: 'published', bases: published.map(hashText) };
      }),
  };
}

/** Runs tasks one after the other, also after one that failed. */
function createQueue(): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const next = last.then(task, task);
    last = next;
    return next;
  };
}

function isFrom({ revision, tab }: SavedDraft, from: DraftOrigin): boolean {
  return revision === from.draftBase || (tab !== '' && tab === from.tab);
}

function describePublished(text: string | null): PublishedVersion {
  const isReadable = text !== null && listTextFaults(text, '').length === 0;
  return { published: isReadable ? JSON.parse(text) : null, publishedBase: hashText(text) };
}

function listTextFaults(text: string, source: string): readonly ConfigError[] {
  const parsed = parseJson(text, source);
  return parsed.ok ? [] : parsed.errors;
}

/** The text that is replaced, which may come from elsewhere, such as git, and the new one. */
async function listTexts(
  file: string,
  before: string | null,
  after: string | null,
  now: number,
): Promise<readonly PublishedText[]> {
  const former = before === null ? null : Math.min((await stat(file)).mtimeMs, now - 1);
  return [
    ...(before !== null && former !== null ? [{ at: former, text: before }] : []),
    ...(after === null ? [] : [{ at: now, text: after }]),
  ];
}

function formatDocument(text: string | null, value: unknown): string | null {
  if (value === null) return null;
  const isNew = text === null || listTextFaults(text, '').length > 0;
  return isNew ? `${formatJson(value, '', 0)}\n` : updateJsonTextKeepingFormatting(text, value);
}

function hashText(text: string | null): string {
  return text === null ? '' : hash('sha256', text, 'hex').slice(0, 20);
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

async function readDraft(file: string): Promise<SavedDraft | null> {
  const text = await readIfThere(file);
  if (text === null) return null;
  // Drafts of earlier versions of the studio have neither `basedOn` nor `tab`.
  return { basedOn: null, tab: '', ...JSON.parse(text), revision: hashText(text) };
}
