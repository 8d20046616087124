import { Command } from 'commander';
import { resolveCmsWriteConnection } from '../cms/cms-target.ts';
import { pullFromCms } from '../cms/pull.ts';
import { pushToCms } from '../cms/push.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from './command-io.ts';

const TARGET = 'Speaks to VITRINE_CMS_URL with VITRINE_CMS_ADMIN_TOKEN, or to the CMS that `npm run cms` started.';

/** `vitrine push`: publishes the documents and pictures of the project's files in the CMS. */
export function pushCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('push')
    .description('put the documents and pictures of the files into the CMS')
    .option('--prune', 'also remove from the CMS what has no file')
    .option('--json', 'print {refused, created, updated, unchanged, extra}')
    .addHelpText('after', `\n${TARGET}\n${CLI_EXIT_CODES_HELP}`)
    .action(async (options: { prune?: true; json?: true }) => {
      const report = await pushToCms({
        root: io.root,
        prune: options.prune === true,
        ...(options.json ? {} : { log: (line: string) => io.out(`${line}\n`) }),
        ...resolveCmsWriteConnection(io.environment, io.root),
      });
      if (options.json) io.out(formatJson(report));
      finish(report.refused.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

/** `vitrine pull`: writes the published documents of the CMS into the project's files. */
export function pullCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('pull')
    .description('write the documents and pictures of the CMS into the files')
    .option('--prune', 'also remove the files of what the CMS does not hold')
    .option('--json', 'print what changed')
    .addHelpText('after', `\n${TARGET}\n${CLI_EXIT_CODES_HELP}`)
    .action(async (options: { prune?: true; json?: true }) => {
      const report = await pullFromCms({
        root: io.root,
        prune: options.prune === true,
        ...(options.json ? {} : { log: (line: string) => io.out(`${line}\n`) }),
        ...resolveCmsWriteConnection(io.environment, io.root),
      });
      if (options.json) io.out(formatJson(report));
      finish(EXIT_CODES.ok);
    });
}
