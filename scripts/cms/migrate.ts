import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { type FormerBlockType, replaceFormerBlockTypes } from '#engine/validation/former-block-types.ts';
import { type CmsTarget, createCmsClient } from './cms-client.ts';
import { editJsonText } from './edit-json.ts';
import { getCmsRowId, readSeedFiles } from './seed-files.ts';

/** The replaced types of one document, named by its file path or by the id of its CMS row. */
export interface MigratedDocument {
  readonly document: string;
  readonly replaced: readonly FormerBlockType[];
}

export interface MigrateOptions {
  /** Root of the project whose files are migrated. */
  readonly root: string;
  /** Only tells what would be written. */
  readonly dryRun: boolean;
}

const COLLECTIONS = ['layouts', 'pages'];

/** Writes the current types of blocks into the pages and layouts of a project's files, and nothing else of them. */
export async function migrateProjectFiles({ root, dryRun }: MigrateOptions): Promise<MigratedDocument[]> {
  const files = (await readSeedFiles(root)).filter(({ collection }) => COLLECTIONS.includes(collection));
  return files.flatMap(({ path, document }) => {
    const { value, replaced } = replaceFormerBlockTypes(document, blockSchemas);
    if (replaced.length === 0) return [];
    const file = join(root, path);
    if (!dryRun) writeFileSync(file, editJsonText(readFileSync(file, 'utf8'), value));
    return [{ document: path, replaced }];
  });
}

/**
 * The same for the pages and layouts of a CMS. Their status stays. A draft version holds its own text until it is saved
 * again, and is understood as it is.
 */
export async function migrateCms(
  target: CmsTarget,
  { dryRun }: Pick<MigrateOptions, 'dryRun'>,
): Promise<MigratedDocument[]> {
  const cms = createCmsClient(target);
  const migrated: MigratedDocument[] = [];
  for (const collection of COLLECTIONS) {
    const changed = (await cms.rows(collection)).flatMap((row) => {
      const { value, replaced } = replaceFormerBlockTypes(row.document, blockSchemas);
      return replaced.length === 0
        ? []
        : [{ id: row.id, document: value, name: getCmsRowId({ collection, ...row }), replaced }];
    });
    if (changed.length === 0) continue;
    if (!dryRun)
      await cms.update(
        collection,
        changed.map(({ id, document }) => ({ id, document })),
      );
    migrated.push(...changed.map(({ name, replaced }) => ({ document: name, replaced })));
  }
  return migrated;
}
