import { Command } from 'commander';
import type { FlowCoverage } from '#machines/_kit/testing/flow-walk.ts';
import { loadMachineWalks } from '../flows/load-walks.ts';
import { type CommandIo, EXIT_CODES, EXIT_HELP, type FinishCommand, formatJson, UsageError } from './command-io.ts';

/** `vitrine flows`: the machines, and how much of each its walk covers. */
export function flowsCommand(io: CommandIo, finish: FinishCommand): Command {
  return new Command('flows')
    .description('walk the machines, and tell how many of their states and transitions the walks cover')
    .argument('[machine]', 'only this one')
    .option('--json', 'print [{machine, states: [...], transitions, covered: {states, transitions}}]')
    .addHelpText('after', EXIT_HELP)
    .action(async (only: string | undefined, options: { json?: true }) => {
      const walks = (await loadMachineWalks(io.root)).map(({ walk }) => walk);
      const chosen = walks.filter(({ id }) => only === undefined || id === only);
      if (only !== undefined && chosen.length === 0) {
        throw new UsageError(`There is no machine ${only}. There are: ${walks.map(({ id }) => id).join(', ')}.`);
      }
      const found = chosen.map((walk) => walk.coverage());
      const isWhole = found.every(({ uncovered }) => uncovered.states.length + uncovered.transitions.length === 0);
      if (options.json) {
        io.out(formatJson(found.map(({ uncovered: _, ...told }) => told)));
      } else {
        for (const coverage of found) io.out(told(coverage));
      }
      finish(isWhole ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}

function told({ machine, states, transitions, covered, uncovered }: FlowCoverage): string {
  const lines = [
    `${machine}: ${covered.states} of ${states.length} states, ${covered.transitions} of ${transitions} transitions`,
    ...uncovered.states.map((state) => `  not reached: ${state}`),
    ...uncovered.transitions.map((transition) => `  not missed when gone: ${transition}`),
  ];
  return `${lines.join('\n')}\n`;
}
