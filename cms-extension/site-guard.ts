import type { DocumentOrPictureEdit } from '#engine/cms/editable-documents.ts';
import { type StoredRowsQueryBuilder, toRowPayloadList } from './directus-hooks.ts';
import type { PublishedDocumentChange } from './document-guard.ts';
import { type CmsFileOfSite, findFaultsOfReferencedPictures, type ReadCmsFileBytes } from './named-pictures.ts';
import { createPublishedRowsReader, type PublishedRowsQueryBuilder } from './published-rows.ts';
import { createFailedCheckRefusal, InvalidDocumentRefusal } from './save-refusal.ts';
import { type DocumentOrPictureChange, identify, idOf, type SiteJudge } from './site-judge.ts';

/**
 * Refuses changes that break a site or a descendant, such as a link to a removed page. Earlier errors do not count. A
 * site without a site document is still being set up and is checked when that document is published.
 *
 * @throws SaveRefusal
 */
export type RefuseChangesThatBreakSites = (
  changes: readonly (PublishedDocumentChange | DocumentOrPictureEdit)[],
  database: PublishedRowsQueryBuilder,
  read: ReadCmsFileBytes,
) => Promise<void>;

export interface SiteGuard {
  readonly refuse: RefuseChangesThatBreakSites;
  /** Reads the published documents in advance, so that the first change need not wait. Call it under the document lock. */
  warm(database: PublishedRowsQueryBuilder): Promise<void>;
}

/** Callers must hold the document lock, so that the judge gets one update at a time. */
export function createGuardAgainstBreakingSites(judge: SiteJudge): SiteGuard {
  const rows = createPublishedRowsReader();
  const update = async (database: PublishedRowsQueryBuilder) => {
    for await (const part of rows.read(database)) await judge.update(part);
  };
  /** Resets the judge and retries once, because its thread may have ended. */
  const withUpdate = async <Result>(
    database: PublishedRowsQueryBuilder,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const attempt = async () => {
      await update(database);
      return work();
    };
    return attempt().catch(async () => {
      rows.forget();
      await judge.reset();
      return attempt();
    });
  };
  const findAddedErrors = async (
    changes: readonly DocumentOrPictureChange[],
    database: PublishedRowsQueryBuilder,
    read: ReadCmsFileBytes,
  ) => {
    const { errors, files } = await withUpdate(database, async () => {
      const all = await findFilesInSiteFolders(database, await database('directus_files').where({}));
      return judge.judge(changes, all);
    });
    const faults = changes.map(async (change) =>
      'key' in change && change.document ? findFaultsOfReferencedPictures(change.document, files, read) : [],
    );
    return [...errors, ...(await Promise.all(faults)).flat()];
  };
  return {
    async refuse(changes, database, read) {
      const [first] = changes;
      if (!first) return;
      const faults = changes.flatMap((change) => ('faults' in change && change.faults) || []);
      const found = await findAddedErrors(changes, database, read).catch((error: unknown) => {
        // Reports the errors found so far even if the check failed.
        if (faults.length === 0) throw createFailedCheckRefusal(error);
        return [];
      });
      const errors = [...new Map([...faults, ...found].map((error) => [identify(error), error])).values()];
      const stays = 'key' in first && first.document !== null;
      if (errors.length > 0) throw new InvalidDocumentRefusal(idOf(first), errors, stays ? 'published' : 'removed');
    },
    warm: (database) => withUpdate(database, async () => {}),
  };
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
