import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { updateJsonTextKeepingFormatting } from '#engine/cms/files/edit-json.ts';
import { type FormerBlockTypeUse, replaceFormerBlockTypes } from '#engine/validation/former-block-types.ts';
import { type CmsWriteConnection, createCmsClient } from './cms-client.ts';
import { getCmsRowId, readSeedFiles } from './seed-files.ts';

/** The replaced block types of a document, named by its file path or the id of its CMS row. */
export interface BlockTypeMigrationResult {
  readonly document: string;
  readonly replaced: readonly FormerBlockTypeUse[];
}

export interface MigrateBlockTypesOptions {
  /** Root of the project with the files to migrate. */
  readonly root: string;
  /** Only reports what would be written. */
  readonly dryRun: boolean;
}

const COLLECTIONS = ['layouts', 'pages'];

/** Replaces former block types in the page and layout files of a project, and changes nothing else. */
export async function migrateBlockTypesInProjectFiles({
  root,
  dryRun,
}: MigrateBlockTypesOptions): Promise<BlockTypeMigrationResult[]> {
  const files = (await readSeedFiles(root)).filter(({ collection }) => COLLECTIONS.includes(collection));
  return files.flatMap(({ path, document }) => {
    const { value, replaced } = replaceFormerBlockTypes(document, blockSchemas);
    if (replaced.length === 0) return [];
    const file = join(root, path);
    if (!dryRun) writeFileSync(file, updateJsonTextKeepingFormatting(readFileSync(file, 'utf8'), value));
    return [{ document: path, replaced }];
  });
}

/**
 * Replaces former block types in the pages and layouts of a CMS without changing their status. Drafts are not changed,
 * because the engine reads former types too.
 */
export async function migrateBlockTypesInCms(
  target: CmsWriteConnection,
  { dryRun }: Pick<MigrateBlockTypesOptions, 'dryRun'>,
): Promise<BlockTypeMigrationResult[]> {
  const cms = createCmsClient(target);
  const migrated: BlockTypeMigrationResult[] = [];
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
