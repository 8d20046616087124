import { Command } from 'commander';
import { DOCUMENT_VERSIONS } from '#engine/validation/document-versions.ts';
import { createCmsClient } from '../cms/cms-client.ts';
import { resolveCmsWriteConnection } from '../cms/cms-target.ts';
import type { BlockTypeMigrationResult } from '../cms/migrate.ts';
import type { DocumentVersionChange } from '../cms/migrate-documents.ts';
import { formatCount } from './check.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';
import { parseDocumentVersion, withMigrationAdvice } from './migration-options.ts';

interface MigrateOptions {
  readonly to: number;
  readonly cms?: true;
  readonly dryRun?: true;
  readonly json?: true;
}

/** A document of which the version changed, block types were replaced, or both. */
type MigratedDocument = Partial<DocumentVersionChange> & BlockTypeMigrationResult;

/** `vitrine migrate`: brings documents to a version, and replaces former block types by the current ones. */
export function migrateCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('migrate')
    .description('bring documents to a version, and write the current types of blocks in the place of former ones')
    .option('--to <version>', 'version of the documents', parseDocumentVersion, DOCUMENT_VERSIONS.current)
    .option('--cms', 'in the CMS instead of the files, with VITRINE_CMS_URL and VITRINE_CMS_ADMIN_TOKEN')
    .option('--dry-run', 'only list what would be written')
    .option('--json', 'print [{document, from, to, replaced: [{pointer, type, current}]}]')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: MigrateOptions) => {
      const migrated = await migrate(io, options);
      if (options.json) io.out(formatJson(migrated));
      else io.out(described(migrated, options));
      finish(EXIT_CODES.ok);
    });
}

async function migrate(io: CommandIo, options: MigrateOptions): Promise<readonly MigratedDocument[]> {
  const { to, cms } = options;
  const dryRun = options.dryRun === true;
  const { migrations, current } = DOCUMENT_VERSIONS;
  const { migrateCmsDocuments, migrateProjectFiles } = await import('../cms/migrate-documents.ts');
  const target = cms ? resolveCmsWriteConnection(io.environment, io.root) : null;
  const changes = await withMigrationAdvice(() =>
    target
      ? migrateCmsDocuments(createCmsClient(target), { to, current, migrations, dryRun })
      : migrateProjectFiles(io.root, { to, migrations, dryRun }),
  );
  // An engine of another version may have other types.
  const replaced = to === current ? await replaceBlockTypes(io, target, dryRun) : [];
  const ids = new Set([...changes, ...replaced].map(({ document }) => document));
  return [...ids].map((document) => ({
    document,
    ...changes.find((change) => change.document === document),
    replaced: replaced.find((result) => result.document === document)?.replaced ?? [],
  }));
}

async function replaceBlockTypes(
  { root }: Pick<CommandIo, 'root'>,
  target: ReturnType<typeof resolveCmsWriteConnection> | null,
  dryRun: boolean,
): Promise<readonly BlockTypeMigrationResult[]> {
  const { migrateBlockTypesInCms, migrateBlockTypesInProjectFiles } = await import('../cms/migrate.ts');
  return target ? migrateBlockTypesInCms(target, { dryRun }) : migrateBlockTypesInProjectFiles({ root, dryRun });
}

function described(migrated: readonly MigratedDocument[], { to, dryRun }: MigrateOptions): string {
  if (migrated.length === 0)
    return to === DOCUMENT_VERSIONS.current
      ? 'Every block has its current type.\n'
      : `Every document has version ${to}.\n`;
  const lines = migrated.flatMap(({ document, from, replaced }) => [
    ...(from === undefined ? [] : [`${document}: version ${from} becomes ${to}`]),
    ...replaced.map(({ pointer, type, current }) => `${document} ${pointer}: '${type}' is '${current}'`),
  ]);
  return `${lines.join('\n')}\n\n${formatCount(migrated.length, 'document')} ${dryRun ? 'to be written' : 'written'}.\n`;
}
