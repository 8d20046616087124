import { isTranslationError } from '#engine/check/check-translations.ts';
import { DIRECTUS_COLLECTIONS } from '#engine/cms/directus/directus-collections.ts';
import { formatDocumentId } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import {
  type DocumentOrPictureEdit,
  type EditableDocuments,
  EMPTY_EDITABLE_DOCUMENTS,
} from '#engine/cms/editable-documents.ts';
import type { DocumentCheckResult } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { type StoredRowsQueryBuilder, toRowPayloadList } from './directus-hooks.ts';
import {
  type CheckDocumentAgainstSchema,
  type PublishedDocumentChange,
  readPublishedDocumentOfRow,
} from './document-guard.ts';
import { type CmsFileOfSite, findFaultsOfReferencedPictures, type ReadCmsFileBytes } from './named-pictures.ts';
import { createFailedCheckRefusal, InvalidDocumentRefusal } from './save-refusal.ts';

export type FindSiteErrors = (documents: PublishedDocuments, site: string) => readonly ConfigError[];

/**
 * Refuses changes that break a site or a descendant, such as a link to a removed page. Earlier errors do not count. A
 * site without a site document is still being set up and is checked when that document is published.
 *
 * @throws SaveRefusal
 */
export type RefuseChangesThatBreakSites = (
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
  database: StoredRowsQueryBuilder,
  read: ReadCmsFileBytes,
) => Promise<void>;

export function createGuardAgainstBreakingSites({
  checkDocument,
  findSiteErrors,
}: {
  readonly checkDocument: CheckDocumentAgainstSchema;
  readonly findSiteErrors: FindSiteErrors;
}): RefuseChangesThatBreakSites {
  const remembered = rememberChecks(checkDocument);
  return async (changes, database, read) => {
    const [first] = changes;
    if (!first) return;
    const faults = changes.flatMap((change) => ('faults' in change && change.faults) || []);
    const found = await added(changes, database, remembered, findSiteErrors, read).catch((error: unknown) => {
      // Reports the errors found so far even if the check failed.
      if (faults.length === 0) throw createFailedCheckRefusal(error);
      return [];
    });
    const errors = [...new Map([...faults, ...found].map((error) => [identify(error), error])).values()];
    const stays = 'key' in first && first.document !== null;
    if (errors.length > 0) throw new InvalidDocumentRefusal(idOf(first), errors, stays ? 'published' : 'removed');
  };
}

function idOf(change: DocumentOrPictureEdit): string {
  return 'key' in change ? formatDocumentId(change.key) : `${change.site}:picture:${change.name}`;
}

async function added(
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
  database: StoredRowsQueryBuilder,
  check: CheckDocumentAgainstSchema,
  findSiteErrors: FindSiteErrors,
  read: ReadCmsFileBytes,
): Promise<ConfigError[]> {
  const { documents: before, files } = await published(database, check);
  const after = before.edit(changes);
  const sites = after.withDescendants(changes.map((change) => ('key' in change ? change.key.site : change.site)));
  const findErrorsIfPublished = (documents: PublishedDocuments, site: string) =>
    documents.get(site, 'site', 'site') ? findSiteErrors(documents, site) : [];
  const found = sites.flatMap((site) => {
    const errors = findErrorsIfPublished(after, site);
    const known = new Set((errors.length > 0 ? findErrorsIfPublished(before, site) : []).map(identify));
    return errors.filter(
      (error) =>
        !known.has(identify(error)) &&
        !isOfUnchangedTranslation(error, changes) &&
        !changes.some((change) => follows(error, change)),
    );
  });
  const faults = changes.map(async (change) => {
    if (!('key' in change) || !change.document) return [];
    // Pictures of the site and of the sites it extends.
    const named = files.filter(({ site }) => after.withDescendants([site]).includes(change.key.site));
    return findFaultsOfReferencedPictures(change.document, named, read);
  });
  return [...found, ...(await Promise.all(faults)).flat()];
}

/** Whether an error is due to the changed source of a translation that is not published now. */
function isOfUnchangedTranslation(
  error: ConfigError,
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
): boolean {
  return isTranslationError(error) && !changes.some((change) => idOf(change) === error.source);
}

/** Parts that other documents cannot depend on. */
const APART = /^\/(?:head(?:\/|$)|(?:blocks|items)\/)/;

/** Whether an error may only be caused by removed faulty parts of a changed document. */
function follows({ source, pointer }: ConfigError, change: PublishedDocumentChange | DocumentOrPictureEdit): boolean {
  const leftOut = ('leftOut' in change && change.leftOut) || [];
  if (source !== idOf(change)) return !leftOut.every((part) => APART.test(part));
  return leftOut.some(
    (part) => `${pointer}/`.startsWith(`${part}/`) || pointer === part.slice(0, part.lastIndexOf('/')),
  );
}

interface Published {
  readonly documents: EditableDocuments;
  readonly files: readonly CmsFileOfSite[];
}

/** The published, valid rows and the pictures. */
async function published(database: StoredRowsQueryBuilder, check: CheckDocumentAgainstSchema): Promise<Published> {
  const edits: DocumentOrPictureEdit[] = [];
  for (const collection of DIRECTUS_COLLECTIONS) {
    for (const row of toRowPayloadList(await database(collection).where({ status: 'published' }))) {
      const document = readPublishedDocumentOfRow(collection, row, check);
      if (document) edits.push({ key: document, document });
    }
  }
  const files = await findFilesInSiteFolders(database, await database('directus_files').where({}));
  return { documents: EMPTY_EDITABLE_DOCUMENTS.edit([...edits, ...files.map(pictureEdit)]), files };
}

/** Files in the folders of sites. */
export async function findFilesInSiteFolders(
  database: StoredRowsQueryBuilder,
  rows: unknown,
): Promise<readonly CmsFileOfSite[]> {
  const folders = toRowPayloadList(await database('directus_folders').where({}));
  const sites = new Map(folders.map(({ id, name }) => [id, String(name)]));
  return toRowPayloadList(rows).flatMap(({ id, folder, filename_download: name }) => {
    const site = sites.get(folder);
    return site === undefined ? [] : [{ id: String(id), site, name: String(name) }];
  });
}

/** Only the name matters here; the shop measures pictures when it mirrors them. */
function pictureEdit({ id, site, name }: CmsFileOfSite): DocumentOrPictureEdit {
  return { site, name, asset: { name, hash: id, format: 'svg', width: 1, height: 1 } };
}

/** Caches checks by text, because each publish reads every document and changes one. */
function rememberChecks(check: CheckDocumentAgainstSchema): CheckDocumentAgainstSchema {
  const results = new Map<string, { text: string; result: DocumentCheckResult }>();
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
