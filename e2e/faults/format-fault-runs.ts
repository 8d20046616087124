import type { Fault } from './faults.ts';
import type { FaultRun } from './run-fault.ts';

const INTRODUCTION = `# Runs under faults

Written by \`npm run test:faults\` ([operator guide](operator.md#when-a-part-fails)). While two nodes, Varnish, Redis, a store,
Postgres, Directus and the API run on one machine, one fault after the other begins, lasts for 4 to 13 s, and ends; 50
scripted customers buy tickets, ten anonymous visitors read pages, and a browser buys a ticket under each fault. Times are in
milliseconds, on a machine whose two processors ran all of it. Errors are pages and answers that say that something did
not work; a customer who gets none within 30 s, and a purchase that is lost or doubled, would be a failure.

`;

const HEAD = `| fault | pages of anonymous visitors | p50 | p99 | requests of customers | errors | slowest | purchases | healed after |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
`;

/** The table of the last run of each fault; the first line has none. */
export function formatFaultRuns(runs: readonly FaultRun[], faults: readonly Pick<Fault, 'name'>[]): string {
  const names = ['none', ...faults.map(({ name }) => name)];
  const rows = names.flatMap((name) => {
    const run = runs.find((one) => one.name === name);
    if (!run) return [];
    const { anonymousVisitors, customers, purchases, healedAfter, problems } = run;
    const fault = problems.length === 0 ? name : `${name} (failed: ${problems.length} problems)`;
    return [[fault, ...Object.values(anonymousVisitors), ...Object.values(customers), purchases, healedAfter]];
  });
  const left = names.filter((name) => !runs.some((run) => run.name === name));
  const missing = left.length === 0 ? '' : `\nNot tried yet: ${left.join('; ')}.\n`;
  return `${INTRODUCTION}${HEAD}${rows.map((row) => `| ${row.join(' | ')} |\n`).join('')}${missing}`;
}
