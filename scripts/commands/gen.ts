import { Command } from 'commander';
import { findOutdatedGeneratedFiles, generateTrackedFiles, writeAllGeneratedFiles } from '../gen/all.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  formatJson,
  type ReportExitCode,
  UsageError,
} from './command-io.ts';

/** `vitrine gen`: checks that generated files match their schemas; with `--write`, updates them. */
export function generatedFilesCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('gen')
    .description('check the files that are generated from schemas, or write them')
    .option('--check', 'list the files that are out of date (what it does unless told otherwise)')
    .option('--write', 'write them')
    .option('--json', 'print {"ok", "stale": [path], "written": [path]}')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { check?: true; write?: true; json?: true }) => {
      if (options.check && options.write) throw new UsageError('Choose one of --check and --write.');
      const files = await generateTrackedFiles(io.root);
      const stale = findOutdatedGeneratedFiles(io.root, files);
      if (options.write)
        writeAllGeneratedFiles(
          io.root,
          files.filter(({ path }) => stale.includes(path)),
        );
      const [left, written] = options.write ? [[], stale] : [stale, []];
      if (options.json) io.out(formatJson({ ok: left.length === 0, stale: left, written }));
      else {
        for (const path of written) io.out(`wrote ${path}\n`);
        for (const path of left) io.out(`${path} is out of date\n`);
        if (left.length > 0) io.out('\nRun `npm run -s vitrine -- gen --write`.\n');
        else if (written.length === 0) io.out(`All ${files.length} generated files are current.\n`);
      }
      finish(left.length === 0 ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}
