import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOCUMENT_KINDS, type DocumentKind } from '#engine/cms/document.ts';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';
import { type DocumentVersions, migrateDocument, readDocumentVersion } from '#engine/validation/document-migrations.ts';
import type { CmsClient, CmsRow } from './cms-client.ts';
import { getCmsRowId, readSeedFiles, SEEDED_COLLECTIONS } from './seed-files.ts';

/** A document that was brought to another version, named by its file path or the id of its CMS row. */
export interface DocumentVersionChange {
  readonly document: string;
  readonly from: number;
  readonly to: number;
}

export interface MigrateDocumentsOptions extends Pick<DocumentVersions, 'migrations'> {
  readonly to: number;
  /** Only reports what would be written. */
  readonly dryRun: boolean;
}

/** Brings the files of a project to a version. Nothing is written unless all can be. @throws DocumentMigrationError */
export async function migrateProjectFiles(
  root: string,
  { to, migrations, dryRun }: MigrateDocumentsOptions,
): Promise<readonly DocumentVersionChange[]> {
  const changed = (await readSeedFiles(root)).flatMap(({ path, kind, document }) => {
    const from = readDocumentVersion(document);
    if (from === null || from === to) return [];
    return [{ path, from, value: migrateDocument(document, kind, to, migrations) }];
  });
  for (const { path, value } of dryRun ? [] : changed) {
    const file = join(root, path);
    writeFileSync(file, updateJsonTextKeepingFormatting(readFileSync(file, 'utf8'), value));
  }
  return changed.map(({ path, from }) => ({ document: path, from, to }));
}

interface ChangedRow extends CmsRow {
  readonly collection: string;
  readonly from: number;
  readonly value: unknown;
}

/** What a Directus without settings takes in one request. */
const MOST_BYTES_TOGETHER = 900_000;
const MOST_ROWS_TOGETHER = 100;

/**
 * Brings the documents of a CMS to a version, and its model: the model first on the way up, and last on the way down, so
 * that each document always has its place. Goes on where an earlier run was cut short. Drafts stay as they are, because
 * the engine reads former versions.
 * @throws DocumentMigrationError before anything is written
 */
export async function migrateCmsDocuments(
  cms: Pick<CmsClient, 'rows' | 'update' | 'changeModel'>,
  { to, current, migrations, dryRun }: MigrateDocumentsOptions & Pick<DocumentVersions, 'current'>,
): Promise<readonly DocumentVersionChange[]> {
  const changed: ChangedRow[] = [];
  for (const collection of SEEDED_COLLECTIONS)
    changed.push(...findChangedRows(collection, await cms.rows(collection), to, migrations));
  if (!dryRun) {
    // Also where no document changes, because the model may not have followed them. Never back from a version that no
    // document of this engine has: the model of a later engine stays.
    const up = migrations.filter(({ version }) => version <= to);
    for (const { model } of up) for (const request of model?.up ?? []) await cms.changeModel(request);
    for (const [first, ...rest] of groupRows(changed))
      await cms.update(
        first.collection,
        [first, ...rest].map(({ id, value }) => ({ id, document: value })),
      );
    const highest = Math.max(current, ...changed.map(({ from }) => from));
    const down = migrations.filter(({ version }) => version > to && version <= highest).toReversed();
    for (const { model } of down) for (const request of model?.down ?? []) await cms.changeModel(request);
  }
  return changed.map((row) => ({ document: getCmsRowId(row), from: row.from, to }));
}

/** Groups rows that one request can contain. */
function groupRows(rows: readonly ChangedRow[]): readonly (readonly [ChangedRow, ...ChangedRow[]])[] {
  const groups: [ChangedRow, ...ChangedRow[]][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(JSON.stringify(row.value));
    const last = groups.at(-1);
    if (
      last?.[0].collection === row.collection &&
      last.length < MOST_ROWS_TOGETHER &&
      bytes + size <= MOST_BYTES_TOGETHER
    ) {
      last.push(row);
      bytes += size;
    } else {
      groups.push([row]);
      bytes = size;
    }
  }
  return groups;
}

function findChangedRows(
  collection: string,
  rows: readonly CmsRow[],
  to: number,
  migrations: DocumentVersions['migrations'],
): readonly ChangedRow[] {
  return rows.flatMap((row) => {
    const from = readDocumentVersion(row.document);
    if (from === null || from === to || !isDocumentKind(row.kind)) return [];
    return [{ ...row, collection, from, value: migrateDocument(row.document, row.kind, to, migrations) }];
  });
}

function isDocumentKind(kind: string): kind is DocumentKind {
  const kinds: readonly string[] = DOCUMENT_KINDS;
  return kinds.includes(kind);
}
