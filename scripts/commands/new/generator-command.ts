import { Command } from 'commander';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, formatJson, type ReportExitCode } from '../command-io.ts';
import type { ScaffoldPlan } from './plan.ts';
import { listPlannedPaths, writeScaffoldPlan } from './write-plan.ts';

/** One kind of thing that `vitrine new` creates. */
export interface Scaffolder<Options> {
  readonly kind: string;
  readonly description: string;
  readonly argument: readonly [name: string, description: string];
  readonly options: readonly (readonly [flags: string, description: string])[];
  readonly requiredOptions?: readonly (readonly [flags: string, description: string])[];
  /**
   * Plans the files without writing anything.
   * @throws UsageError for an invalid or existing name.
   */
  plan(io: CommandIo, name: string, options: Options): ScaffoldPlan | Promise<ScaffoldPlan>;
}

interface CommonOptions {
  readonly dryRun?: true;
  readonly json?: true;
}

/** `vitrine new <kind>`: writes all files or none, and prints what is left to do. */
export function createScaffoldSubcommand<Options>(
  io: CommandIo,
  finish: ReportExitCode,
  thing: Scaffolder<Options>,
): Command {
  const command = new Command(thing.kind).description(thing.description).argument(...thing.argument);
  for (const option of thing.requiredOptions ?? []) command.requiredOption(...option);
  for (const option of thing.options) command.option(...option);
  return command
    .option('--dry-run', 'list the files that would be written, and write none')
    .option('--json', 'print {"written": [path], "changed": [path], "next": [sentence]}')
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (name: string, options: Options & CommonOptions) => {
      const plan = await thing.plan(io, name, options);
      const paths = options.dryRun ? listPlannedPaths(io.root, plan) : await writeScaffoldPlan(io.root, plan);
      if (options.json) io.out(formatJson({ ...plan.facts, ...paths, next: plan.next }));
      else {
        const would = options.dryRun ? 'would have ' : '';
        for (const path of paths.written) io.out(`${would}written ${path}\n`);
        for (const path of paths.changed) io.out(`${would}changed ${path}\n`);
        io.out(`\nNext:\n${plan.next.map((sentence, index) => `${index + 1}. ${sentence}\n`).join('')}`);
      }
      finish(EXIT_CODES.ok);
    });
}
