import { Command } from 'commander';
import { resolveCmsWriteConnection } from '../cms/cms-target.ts';
import { pullFromCms } from '../cms/pull.ts';
import { pushToCms } from '../cms/push.ts';
import { openSyncRecords } from '../cms/sync-base.ts';
import { createChooseSide, type SideOptions } from '../content-releases/choose-side.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';
import { describeConflicts } from './report-conflicts.ts';

interface ExchangeOptions extends SideOptions {
  readonly prune?: true;
  readonly json?: true;
}

const TARGET = `Speaks to VITRINE_CMS_URL with VITRINE_CMS_ADMIN_TOKEN, or to the CMS that \`npm run cms\` started.
Both sides are compared with the last push or pull. If both changed the same place, nothing is written.`;

const NAMES = { mine: 'files', theirs: 'CMS' };

/** `vitrine push`: publishes in the CMS what was changed in the project's files. */
export function pushCommand(io: CommandIo, finish: ReportExitCode): Command {
  return withSides(new Command('push'), NAMES)
    .description('put the documents and pictures of the files into the CMS')
    .option('--prune', 'also remove from the CMS what was removed from the files')
    .option('--json', 'print {refused, created, updated, removed, unchanged, newer, extra, conflicts, note}')
    .addHelpText('after', `\n${TARGET}\n${CLI_EXIT_CODES_HELP}`)
    .action(async (options: ExchangeOptions) => {
      const report = await pushToCms(await resolveExchange(io, options));
      const { refused, newer, conflicts, note } = report;
      if (options.json) io.out(formatJson(report));
      else {
        if (conflicts.length === 0) io.out(formatList('Newer in the CMS, and left there. `pull` brings', newer));
        io.out(describeConflicts(conflicts, { names: NAMES, note, advice: 'Pull first, and look at what changed.' }));
      }
      finish(refused.length + conflicts.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

/** `vitrine pull`: writes into the project's files what was changed in the CMS. */
export function pullCommand(io: CommandIo, finish: ReportExitCode): Command {
  return withSides(new Command('pull'), NAMES)
    .description('write the documents and pictures of the CMS into the files')
    .option('--prune', 'also remove the files of what was removed from the CMS')
    .option('--json', 'print {written, removed, unchanged, newer, extra, conflicts, note}')
    .addHelpText('after', `\n${TARGET}\n${CLI_EXIT_CODES_HELP}`)
    .action(async (options: ExchangeOptions) => {
      const report = await pullFromCms(await resolveExchange(io, options));
      const { newer, conflicts, note } = report;
      if (options.json) io.out(formatJson(report));
      else {
        if (conflicts.length === 0) io.out(formatList('Changed in the files, and left so. `push` brings', newer));
        io.out(
          describeConflicts(conflicts, { names: NAMES, note, advice: 'Change the files to the words of the CMS.' }),
        );
      }
      finish(conflicts.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

/** Adds the options that choose a side of conflicts. */
export function withSides(command: Command, { mine, theirs }: typeof NAMES): Command {
  return command
    .option('--mine [ids...]', `where both changed a document, such as harbour:page:home, take that of the ${mine}`)
    .option('--theirs [ids...]', `where both changed it, take that of the ${theirs}; without ids in all of them`);
}

async function resolveExchange(io: CommandIo, options: ExchangeOptions) {
  return {
    root: io.root,
    prune: options.prune === true,
    choose: createChooseSide(options),
    records: await openSyncRecords(io.environment, io.root),
    ...(options.json ? {} : { log: (line: string) => io.out(`${line}\n`) }),
    ...resolveCmsWriteConnection(io.environment, io.root),
  };
}

function formatList(title: string, ids: readonly string[]): string {
  return ids.length === 0 ? '' : `${title}: ${ids.join(', ')}\n`;
}
