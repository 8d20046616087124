import { COLLECTIONS } from '#engine/cms/directus/collections.ts';
import { documentId } from '#engine/cms/document.ts';
import type { Documents } from '#engine/cms/documents.ts';
import { type Edit, type EditableDocuments, NO_DOCUMENTS } from '#engine/cms/documents-view.ts';
import type { CheckedDocument } from '#engine/validation/check-document.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { type Database, rowsOf } from './directus-hooks.ts';
import { type Change, type CheckDocument, storedDocument } from './guard.ts';
import { invalidDocument, uncheckable } from './refusal.ts';

/** Everything that is wrong with a site as a whole. */
export type JudgeSite = (documents: Documents, site: string) => readonly ConfigError[];

/**
 * Refuses changes that would break a site, or a site that inherits from it: a link to a page that goes, a layout that
 * is not there. What was wrong before is no reason to refuse. A site without its site document is still being filled,
 * and is judged when that document is published.
 *
 * @throws Refusal
 */
export type SiteGuard = (changes: readonly Change[], database: Database) => Promise<void>;

export function siteGuard({ check, judge }: { check: CheckDocument; judge: JudgeSite }): SiteGuard {
  const remembered = rememberChecks(check);
  return async (changes, database) => {
    const [first] = changes;
    if (!first) return;
    const errors = await added(changes, database, remembered, judge).catch((error: unknown) => {
      throw uncheckable(error);
    });
    if (errors.length > 0)
      throw invalidDocument(documentId(first.key), errors, first.document ? 'published' : 'removed');
  };
}

async function added(
  changes: readonly Change[],
  database: Database,
  check: CheckDocument,
  judge: JudgeSite,
): Promise<ConfigError[]> {
  const before = await publishedDocuments(database, check);
  const after = before.edit(changes);
  const sites = after.withDescendants(changes.map(({ key }) => key.site));
  const judgeIfThere = (documents: Documents, site: string) =>
    documents.get(site, 'site', 'site') ? judge(documents, site) : [];
  const found = sites.flatMap((site) => {
    const errors = judgeIfThere(after, site);
    const known = new Set((errors.length > 0 ? judgeIfThere(before, site) : []).map(identify));
    return errors.filter((error) => !known.has(identify(error)));
  });
  return [...new Map(found.map((error) => [identify(error), error])).values()];
}

/** What the shops would be served from: the published rows that are valid, and the pictures. */
async function publishedDocuments(database: Database, check: CheckDocument): Promise<EditableDocuments> {
  const edits: Edit[] = [];
  for (const collection of COLLECTIONS) {
    for (const row of rowsOf(await database(collection).where({ status: 'published' }))) {
      const document = storedDocument(collection, row, check);
      if (document) edits.push({ key: document, document });
    }
  }
  const folders = rowsOf(await database('directus_folders').where({}));
  const sites = new Map(folders.map(({ id, name }) => [id, String(name)]));
  for (const { id, folder, filename_download: file } of rowsOf(await database('directus_files').where({}))) {
    const site = sites.get(folder);
    const name = String(file);
    // Only its name is asked for here: the engine measures a picture when it mirrors it.
    const asset = { name, hash: String(id), format: 'svg', width: 1, height: 1 } as const;
    if (site !== undefined) edits.push({ site, name, asset });
  }
  return NO_DOCUMENTS.edit(edits);
}

/** Checks a document once for each text: a publish reads every document, of which one has changed. */
function rememberChecks(check: CheckDocument): CheckDocument {
  const results = new Map<string, { text: string; result: CheckedDocument }>();
  return (document) => {
    const id = documentId(document);
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
