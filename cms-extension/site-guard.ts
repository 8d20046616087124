import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { formatDocumentId } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import { type DocumentEdit, type EditableDocuments, NO_DOCUMENTS } from '#engine/cms/editable-documents.ts';
import type { CheckedDocument } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { type DatabaseTables, toRows } from './directus-hooks.ts';
import { type CheckDocument, type PublishedChange, readPublishedDocument } from './document-guard.ts';
import { findPictureFaults, type ReadFile, type StoredFile } from './named-pictures.ts';
import { createUncheckableRefusal, InvalidDocumentRefusal } from './save-refusal.ts';

export type FindSiteErrors = (documents: PublishedDocuments, site: string) => readonly ConfigError[];

/**
 * Refuses changes that break a site or a descendant, such as a link to a removed page. Earlier errors do not count. A
 * site without a site document is still being set up and is checked when that document is published.
 *
 * @throws SaveRefusal
 */
export type SiteGuard = (
  changes: readonly (PublishedChange | DocumentEdit)[],
  database: DatabaseTables,
  read: ReadFile,
) => Promise<void>;

export function createSiteGuard({
  checkDocument,
  findSiteErrors,
}: {
  readonly checkDocument: CheckDocument;
  readonly findSiteErrors: FindSiteErrors;
}): SiteGuard {
  const remembered = rememberChecks(checkDocument);
  return async (changes, database, read) => {
    const [first] = changes;
    if (!first) return;
    const faults = changes.flatMap((change) => ('faults' in change && change.faults) || []);
    const found = await added(changes, database, remembered, findSiteErrors, read).catch((error: unknown) => {
      // Reports the errors found so far even if the check failed.
      if (faults.length === 0) throw createUncheckableRefusal(error);
      return [];
    });
    const errors = [...new Map([...faults, ...found].map((error) => [identify(error), error])).values()];
    const stays = 'key' in first && first.document !== null;
    if (errors.length > 0) throw new InvalidDocumentRefusal(idOf(first), errors, stays ? 'published' : 'removed');
  };
}

function idOf(change: DocumentEdit): string {
  return 'key' in change ? formatDocumentId(change.key) : `${change.site}:picture:${change.name}`;
}

async function added(
  changes: readonly (PublishedChange | DocumentEdit)[],
  database: DatabaseTables,
  check: CheckDocument,
  findSiteErrors: FindSiteErrors,
  read: ReadFile,
): Promise<ConfigError[]> {
  const { documents: before, files } = await published(database, check);
  const after = before.edit(changes);
  const sites = after.withDescendants(changes.map((change) => ('key' in change ? change.key.site : change.site)));
  const findErrorsIfPublished = (documents: PublishedDocuments, site: string) =>
    documents.get(site, 'site', 'site') ? findSiteErrors(documents, site) : [];
  const found = sites.flatMap((site) => {
    const errors = findErrorsIfPublished(after, site);
    const known = new Set((errors.length > 0 ? findErrorsIfPublished(before, site) : []).map(identify));
    return errors.filter((error) => !known.has(identify(error)) && !changes.some((change) => follows(error, change)));
  });
  const faults = changes.map(async (change) => {
    if (!('key' in change) || !change.document) return [];
    // Pictures of the site and of the sites it extends.
    const named = files.filter(({ site }) => after.withDescendants([site]).includes(change.key.site));
    return findPictureFaults(change.document, named, read);
  });
  return [...found, ...(await Promise.all(faults)).flat()];
}

/** Parts that other documents cannot depend on. */
const APART = /^\/(?:head(?:\/|$)|(?:blocks|items)\/)/;

/** Whether an error may only be caused by removed faulty parts of a changed document. */
function follows({ source, pointer }: ConfigError, change: PublishedChange | DocumentEdit): boolean {
  const leftOut = ('leftOut' in change && change.leftOut) || [];
  if (source !== idOf(change)) return !leftOut.every((part) => APART.test(part));
  return leftOut.some(
    (part) => `${pointer}/`.startsWith(`${part}/`) || pointer === part.slice(0, part.lastIndexOf('/')),
  );
}

interface Published {
  readonly documents: EditableDocuments;
  readonly files: readonly StoredFile[];
}

/** The published, valid rows and the pictures. */
async function published(database: DatabaseTables, check: CheckDocument): Promise<Published> {
  const edits: DocumentEdit[] = [];
  for (const collection of DIRECTUS_COLLECTIONS) {
    for (const row of toRows(await database(collection).where({ status: 'published' }))) {
      const document = readPublishedDocument(collection, row, check);
      if (document) edits.push({ key: document, document });
    }
  }
  const files = await findSiteFiles(database, await database('directus_files').where({}));
  return { documents: NO_DOCUMENTS.edit([...edits, ...files.map(pictureEdit)]), files };
}

/** Files in the folders of sites. */
export async function findSiteFiles(database: DatabaseTables, rows: unknown): Promise<readonly StoredFile[]> {
  const folders = toRows(await database('directus_folders').where({}));
  const sites = new Map(folders.map(({ id, name }) => [id, String(name)]));
  return toRows(rows).flatMap(({ id, folder, filename_download: name }) => {
    const site = sites.get(folder);
    return site === undefined ? [] : [{ id: String(id), site, name: String(name) }];
  });
}

/** Only the name matters here; the shop measures pictures when it mirrors them. */
function pictureEdit({ id, site, name }: StoredFile): DocumentEdit {
  return { site, name, asset: { name, hash: id, format: 'svg', width: 1, height: 1 } };
}

/** Caches checks by text, because each publish reads every document and changes one. */
function rememberChecks(check: CheckDocument): CheckDocument {
  const results = new Map<string, { text: string; result: CheckedDocument }>();
  return (document) => {
    const id = formatDocumentId(document);
    const known = results.get(id);
    if (known?.text === document.text) return known.result;
    const result = check(document);
    results.set(id, { text: document.text, result });
    return result;
  };
}

function identify({ source, pointer, code, message }: ConfigError): string {
  return JSON.stringify([source, pointer, code, message]);
}
