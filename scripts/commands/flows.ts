import { Command } from 'commander';
import type { MachineCounts, WalkAndMutantCoverage } from '#machines/_kit/testing/coverage.ts';
import { loadMachineWalks } from '../flows/load-walks.ts';
import {
  CLI_EXIT_CODES_HELP,
  type CommandIo,
  EXIT_CODES,
  formatJson,
  type ReportExitCode,
  UsageError,
} from './command-io.ts';

/** `vitrine flows`: lists the machines and how much of each its walk covers. */
export function machineWalkCoverageCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('flows')
    .description(
      'walk the machines and their mutants, and count the states, transitions, guards and assigns that the walks prove',
    )
    .argument('[machine]', 'only this one')
    .option(
      '--json',
      'print {machines: [{machine, states: [...], counted, proven, equivalent, problems}], total: {counted, proven}}',
    )
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(async (only: string | undefined, options: { json?: true }) => {
      const walks = (await loadMachineWalks(io.root)).map(({ walk }) => walk);
      const chosen = walks.filter(({ id }) => only === undefined || id === only);
      if (only !== undefined && chosen.length === 0) {
        throw new UsageError(`There is no machine ${only}. There are: ${walks.map(({ id }) => id).join(', ')}.`);
      }
      const machines = chosen.map((walk) => walk.coverage());
      const total = totalOf(machines);
      if (options.json) {
        io.out(formatJson({ machines, total }));
      } else {
        for (const coverage of machines) io.out(describeCoverage(coverage));
        if (machines.length > 1) io.out(`all: ${describeCounts(total)}\n`);
      }
      finish(machines.every(({ problems }) => problems.length === 0) ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

type Proven = Pick<WalkAndMutantCoverage, 'counted' | 'proven'>;

const COUNTED = ['states', 'transitions', 'guards', 'assigns'] as const;

function totalOf(machines: readonly Proven[]): Proven {
  const sum = (of: keyof Proven, what: keyof MachineCounts) => machines.reduce((all, one) => all + one[of][what], 0);
  const sums = (of: keyof Proven): MachineCounts => ({
    states: sum(of, 'states'),
    transitions: sum(of, 'transitions'),
    guards: sum(of, 'guards'),
    assigns: sum(of, 'assigns'),
  });
  return { counted: sums('counted'), proven: sums('proven') };
}

function describeCounts({ counted, proven }: Proven): string {
  return COUNTED.map((what) => `${proven[what]} of ${counted[what]} ${what}`).join(', ');
}

function describeCoverage({ machine, equivalent, problems, ...counts }: WalkAndMutantCoverage): string {
  const lines = [
    `${machine}: ${describeCounts(counts)}`,
    ...problems.map((problem) => `  ${problem}`),
    ...Object.entries(equivalent).map(([name, reason]) => `  equivalent: ${name} (${reason})`),
  ];
  return `${lines.join('\n')}\n`;
}
