import { fileURLToPath } from 'node:url';
import { checkers } from './all.ts';
import { describeCheckerRunOutcome, runCheckers } from './run-checks.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const outcomes = await runCheckers(root, checkers, (outcome) => console.log(describeCheckerRunOutcome(outcome)));
const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
