import type { DocumentOrPictureEdit } from '#engine/cms/editable-documents.ts';
import { type RowPayload, type StoredRowsQueryBuilder, toRowPayloadList } from './directus-hooks.ts';
import { findFilesInSiteFolders } from './site-guard.ts';

/**
 * Pictures that disappear when these files are deleted, renamed or moved, unless another file of the folder has the
 * same name.
 */
export async function listPicturesLostByFileChange(
  column: 'id' | 'folder',
  values: readonly unknown[],
  database: StoredRowsQueryBuilder,
  change?: RowPayload,
): Promise<readonly DocumentOrPictureEdit[]> {
  const rows = toRowPayloadList(await database('directus_files').where({}));
  const leaves = (row: RowPayload) => values.includes(row[column]) && (!change || isMoved(row, change));
  const key = ({ site, name }: { site: string; name: string }) => `${site}/${name}`;
  const staying = new Set(
    (
      await findFilesInSiteFolders(
        database,
        rows.filter((row) => !leaves(row)),
      )
    ).map(key),
  );
  const leaving = await findFilesInSiteFolders(database, rows.filter(leaves));
  return leaving.filter((file) => !staying.has(key(file))).map(({ site, name }) => ({ site, name, asset: null }));
}

function isMoved(row: RowPayload, change: RowPayload): boolean {
  return ['filename_download', 'folder'].some((field) => field in change && change[field] !== row[field]);
}
