import { Command } from 'commander';
import { reportSpecCoverage } from '../spec.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, type ReportExitCode } from './command-io.ts';

/** `vitrine spec`: lists which items of the specification are proven, and by which test. */
export function specCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('spec')
    .description('list the items of the specification that a test has proven in the last full run')
    .option('--json', 'print [{kind, id, tests: [...]}]')
    .option('--missing', 'list the items that no test has proven')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (options: { json?: true; missing?: true }) => {
      const args = Object.keys(options).map((name) => `--${name}`);
      finish((await reportSpecCoverage(args, io.root)) === 0 ? EXIT_CODES.ok : EXIT_CODES.usage);
    });
}
