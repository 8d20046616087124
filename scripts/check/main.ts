import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkers } from './all.ts';
import type { Checker } from './checker.ts';
import { chooseCheckers } from './choose-checkers.ts';
import { describeCheckerRunOutcome, runCheckers } from './run-checks.ts';

const USAGE = `Usage: npm run check [-- <name> …]

Runs the checks of the sources, or those whose names begin with a given word: ${checkers.map(({ name }) => name).join(', ')}.`;

const root = fileURLToPath(new URL('../..', import.meta.url));
const chosen = readChosenCheckers();
if (chosen) {
  const outcomes = await runCheckers(root, chosen, (outcome) => console.log(describeCheckerRunOutcome(outcome)));
  const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
  console.log(`${outcomes.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Null where there is nothing to run: the usage or the error has been printed. */
function readChosenCheckers(): readonly Checker[] | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
    if (!values.help) return chooseCheckers(checkers, positionals);
    console.log(USAGE);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exitCode = 2;
  }
  return null;
}
