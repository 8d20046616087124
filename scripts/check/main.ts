import { fileURLToPath } from 'node:url';
import { checkers } from './all.ts';
import { describeOutcome, runChecks } from './run-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outcomes = await runChecks(root, checkers, (outcome) => console.log(describeOutcome(outcome)));
const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
