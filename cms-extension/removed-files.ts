import type { DocumentEdit } from '#engine/cms/documents-view.ts';
import { type Database, type Payload, rowsOf } from './directus-hooks.ts';
import { filesOf } from './site-guard.ts';

/**
 * What the shops lose with these files, or with those that a change of their rows takes out of their folder or name. A
 * name that another file of the folder bears stays.
 */
export async function findRemovedFiles(
  column: 'id' | 'folder',
  values: readonly unknown[],
  database: Database,
  change?: Payload,
): Promise<readonly DocumentEdit[]> {
  const rows = rowsOf(await database('directus_files').where({}));
  const leaves = (row: Payload) => values.includes(row[column]) && (!change || isMoved(row, change));
  const key = ({ site, name }: { site: string; name: string }) => `${site}/${name}`;
  const staying = new Set(
    (
      await filesOf(
        database,
        rows.filter((row) => !leaves(row)),
      )
    ).map(key),
  );
  const leaving = await filesOf(database, rows.filter(leaves));
  return leaving.filter((file) => !staying.has(key(file))).map(({ site, name }) => ({ site, name, asset: null }));
}

function isMoved(row: Payload, change: Payload): boolean {
  return ['filename_download', 'folder'].some((field) => field in change && change[field] !== row[field]);
}
