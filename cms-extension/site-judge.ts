import { isTranslationError } from '#engine/check/check-translations.ts';
import { formatDocumentId } from '#engine/cms/document.ts';
import type { PublishedDocuments } from '#engine/cms/documents.ts';
import {
  type DocumentOrPictureEdit,
  type EditableDocuments,
  EMPTY_EDITABLE_DOCUMENTS,
} from '#engine/cms/editable-documents.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import {
  type CheckDocumentAgainstSchema,
  type PublishedDocumentChange,
  readPublishedDocumentOfRow,
  readSiteKindAndNameOfRow,
} from './document-guard.ts';
import type { CmsFileOfSite } from './named-pictures.ts';
import type { PublishedRowsUpdate } from './published-rows.ts';

export type FindSiteErrors = (documents: PublishedDocuments, site: string) => readonly ConfigError[];

export type DocumentOrPictureChange = PublishedDocumentChange | DocumentOrPictureEdit;

export interface SiteJudgement {
  /** Errors that the changes would add. */
  readonly errors: readonly ConfigError[];
  /** The pictures of each changed document's site and of those that the site extends. */
  readonly files: readonly CmsFileOfSite[];
}

/** Judges changes of the published documents; in another thread where there is one. */
export interface SiteJudge {
  /** Reads the rows published since the last update. */
  update(update: PublishedRowsUpdate): Promise<void>;
  /** Forgets all documents. */
  reset(): Promise<void>;
  judge(changes: readonly DocumentOrPictureChange[], files: readonly CmsFileOfSite[]): Promise<SiteJudgement>;
}

/** Keeps the published documents, so that an update costs what has changed. */
export function createSiteJudge({
  checkDocument,
  findSiteErrors,
}: {
  readonly checkDocument: CheckDocumentAgainstSchema;
  readonly findSiteErrors: FindSiteErrors;
}): SiteJudge {
  let documents = EMPTY_EDITABLE_DOCUMENTS;
  let pictures: readonly CmsFileOfSite[] = [];
  return {
    async update({ changed, removed }) {
      const edits = changed.map(({ collection, row }): DocumentOrPictureEdit => {
        const key = readSiteKindAndNameOfRow(collection, row);
        return { key, document: readPublishedDocumentOfRow(collection, row, checkDocument) };
      });
      documents = documents.edit([...edits, ...removed.map((key) => ({ key, document: null }))]);
    },
    async reset() {
      documents = EMPTY_EDITABLE_DOCUMENTS;
      pictures = [];
    },
    async judge(changes, files) {
      documents = documents.edit(listPictureEdits(pictures, files));
      pictures = files;
      return judgeChanges(documents, changes, files, findSiteErrors);
    },
  };
}

function judgeChanges(
  before: EditableDocuments,
  changes: readonly DocumentOrPictureChange[],
  files: readonly CmsFileOfSite[],
  findSiteErrors: FindSiteErrors,
): SiteJudgement {
  const after = before.edit(changes);
  const sites = after.withDescendants(changes.map((change) => ('key' in change ? change.key.site : change.site)));
  const findErrorsIfPublished = (documents: PublishedDocuments, site: string) =>
    documents.get(site, 'site', 'site') ? findSiteErrors(documents, site) : [];
  const errors = sites.flatMap((site) => {
    const found = findErrorsIfPublished(after, site);
    const known = new Set((found.length > 0 ? findErrorsIfPublished(before, site) : []).map(identify));
    return found.filter(
      (error) =>
        !known.has(identify(error)) &&
        !isOfUnchangedTranslation(error, changes) &&
        !changes.some((change) => follows(error, change)),
    );
  });
  const changed = changes.flatMap((change) => ('key' in change && change.document ? change.key.site : []));
  return {
    errors,
    files: files.filter(({ site }) => after.withDescendants([site]).some((key) => changed.includes(key))),
  };
}

/** Whether an error is due to the changed source of a translation that is not published now. */
function isOfUnchangedTranslation(error: ConfigError, changes: readonly DocumentOrPictureChange[]): boolean {
  return isTranslationError(error) && !changes.some((change) => idOf(change) === error.source);
}

/** Parts that other documents cannot depend on. */
const APART = /^\/(?:head(?:\/|$)|(?:blocks|items)\/)/;

/** Whether an error may only be caused by removed faulty parts of a changed document. */
function follows({ source, pointer }: ConfigError, change: DocumentOrPictureChange): boolean {
  const leftOut = ('leftOut' in change && change.leftOut) || [];
  if (source !== idOf(change)) return !leftOut.every((part) => APART.test(part));
  return leftOut.some(
    (part) => `${pointer}/`.startsWith(`${part}/`) || pointer === part.slice(0, part.lastIndexOf('/')),
  );
}

/** Pictures that were added, changed or removed. */
function listPictureEdits(
  before: readonly CmsFileOfSite[],
  after: readonly CmsFileOfSite[],
): readonly DocumentOrPictureEdit[] {
  const idOfFile = ({ site, name, id }: CmsFileOfSite) => `${site}/${name}/${id}`;
  const known = new Set(before.map(idOfFile));
  const currentIds = new Set(after.map(idOfFile));
  const removed = before.filter((file) => !currentIds.has(idOfFile(file)));
  return [
    ...removed.map(({ site, name }) => ({ site, name, asset: null })),
    ...after.filter((file) => !known.has(idOfFile(file))).map(pictureEdit),
  ];
}

/** Only the name matters here; the shop measures pictures when it mirrors them. */
function pictureEdit({ id, site, name }: CmsFileOfSite): DocumentOrPictureEdit {
  return { site, name, asset: { name, hash: id, format: 'svg', width: 1, height: 1 } };
}

export function idOf(change: DocumentOrPictureEdit): string {
  return 'key' in change ? formatDocumentId(change.key) : `${change.site}:picture:${change.name}`;
}

export function identify({ source, pointer, code, message }: ConfigError): string {
  return JSON.stringify([source, pointer, code, message]);
}
