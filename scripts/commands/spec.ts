import { Command } from 'commander';
import { reportSpec } from '../spec.ts';
import { type CommandIo, EXIT, EXIT_HELP, type Finish } from './command-io.ts';

/** `vitrine spec`: which items of the specification are proven, and by which test. */
export function specCommand(io: CommandIo, finish: Finish): Command {
  return new Command('spec')
    .description('list the items of the specification that a test has proven in the last full run')
    .option('--json', 'print [{kind, id, tests: [...]}]')
    .option('--missing', 'list the items that no test has proven')
    .addHelpText('after', EXIT_HELP)
    .action(async (options: { json?: true; missing?: true }) => {
      const args = Object.keys(options).map((name) => `--${name}`);
      finish((await reportSpec(args, io.root)) === 0 ? EXIT.ok : EXIT.usage);
    });
}
