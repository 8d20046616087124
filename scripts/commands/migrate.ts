import { Command } from 'commander';
import { resolveCmsWriteConnection } from '../cms/cms-target.ts';
import type { BlockTypeMigrationResult } from '../cms/migrate.ts';
import { formatCount } from './check.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';

/** `vitrine migrate`: replaces former block types in documents by the current ones. */
export function migrateCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('migrate')
    .description('write the current types of blocks into pages and layouts that use former ones')
    .option('--cms', 'in the CMS instead of the files, with VITRINE_CMS_URL and VITRINE_CMS_ADMIN_TOKEN')
    .option('--dry-run', 'only tell what would be written')
    .option('--json', 'print [{document, replaced: [{pointer, type, current}]}]')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { cms?: true; dryRun?: true; json?: true }) => {
      const dryRun = options.dryRun === true;
      const { migrateBlockTypesInCms: migrateCms, migrateBlockTypesInProjectFiles: migrateFiles } = await import(
        '../cms/migrate.ts'
      );
      const migrated = options.cms
        ? await migrateCms(resolveCmsWriteConnection(io.environment, io.root), { dryRun })
        : await migrateFiles({ root: io.root, dryRun });
      if (options.json) io.out(formatJson(migrated));
      else io.out(described(migrated, dryRun));
      finish(EXIT_CODES.ok);
    });
}

function described(migrated: readonly BlockTypeMigrationResult[], dryRun: boolean): string {
  if (migrated.length === 0) return 'Every block has its current type.\n';
  const lines = migrated.flatMap(({ document, replaced }) =>
    replaced.map(({ pointer, type, current }) => `${document} ${pointer}: '${type}' is '${current}'`),
  );
  return `${lines.join('\n')}\n\n${formatCount(migrated.length, 'document')} ${dryRun ? 'to be written' : 'written'}.\n`;
}
