import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runNodeModulesBinary } from '../../scripts/check/run-tool.ts';
import { listEveryFault } from './every-fault.ts';
import { readFaultRuns, storeFaultRun } from './fault-runs-file.ts';
import type { Fault } from './faults.ts';
import type { Part } from './faulty-topology.ts';
import { formatFaultRuns } from './format-fault-runs.ts';
import { prepareNodeFaults } from './node-faults.ts';
import type { FaultRun } from './run-fault.ts';
import { startFaultTrial } from './run-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const REPORT = 'docs/fault-runs.md';
const PAIRS = 6;
const MINUTE = 60_000;

/** What `npm run test:faults` was given. */
interface Chosen {
  readonly minutes: number;
  readonly only: string;
  readonly again: boolean;
  /** "disk", "directus". */
  readonly without: readonly string[];
  readonly seed: string;
}

const chosen: Chosen = JSON.parse(
  process.env['VITRINE_FAULTS'] ?? '{"minutes":40,"only":"","again":false,"without":[],"seed":"pairs"}',
);

const hasDisk = !chosen.without.includes('disk');
const hasDirectus = !chosen.without.includes('directus');

test('every fault of every part leaves anonymous visitors with pages, customers with clear answers, and purchases as confirmed', async () => {
  const all = listEveryFault({ hasDisk, seed: chosen.seed, pairs: PAIRS });
  const before = readFaultRuns(root);
  const isTried = (name: string) => before.some((run) => run.name === name && run.problems.length === 0);
  const isThere = (part: Part) => hasDirectus || (part !== 'directus' && part !== 'postgres');
  const isChosen = (name: string) => chosen.only.split(',').some((text) => name.includes(text));
  const faults = all.filter(
    ({ name, parts }) => isChosen(name) && parts.every(isThere) && (chosen.again || !isTried(name)),
  );
  print(`${faults.length} of ${all.length} faults`);
  const wrong = await tryEach(faults);
  const runs = readFaultRuns(root);
  writeFileSync(join(root, REPORT), formatFaultRuns(runs, all));
  const formatted = await runNodeModulesBinary(root, 'biome', ['format', '--write', REPORT]);
  if (formatted.code !== 0) throw new Error(`${REPORT} could not be formatted: ${formatted.stderr}`);
  const left = all.filter(({ name }) => !runs.some((run) => run.name === name));
  if (left.length > 0) print(`left: ${left.length}; run the command again to go on`);
  expect(wrong).toEqual([]);
});

async function tryEach(faults: readonly Fault[]): Promise<readonly string[]> {
  const until = performance.now() + chosen.minutes * MINUTE;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-faults-'));
  const prepared = prepareNodeFaults({ folder, hasDisk });
  const wrong: string[] = [];
  const take = (run: FaultRun) => {
    storeFaultRun(root, run);
    print(formatLine(run));
    for (const problem of run.problems.slice(0, 5)) print(`    ${problem.replaceAll('\n', ' ').slice(0, 400)}`);
    wrong.push(...run.problems.map((problem) => `${run.name}: ${problem}`));
  };
  try {
    const cms = hasDirectus ? 'directus' : 'files';
    const trial = await startFaultTrial({ root, folder, cms, nodeEnvironment: prepared.environmentOf });
    try {
      take(await trial.run());
      for (const fault of faults) {
        if (performance.now() > until) break;
        take(await trial.run(fault));
      }
      const { purchases, problems } = await trial.end();
      print(`${purchases} purchases, ${problems.length} of them wrong`);
      return [...wrong, ...problems];
    } finally {
      await trial.close();
    }
  } finally {
    prepared.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

function formatLine({ name, anonymousVisitors, customers, purchases, healedAfter, problems }: FaultRun): string {
  const seen = `anonymous visitors p99 ${anonymousVisitors.p99} ms, customers ${customers.errors}/${customers.requests} errors, slowest ${customers.slowest} ms`;
  return `${problems.length === 0 ? 'well' : 'WRONG'}  ${name}: ${seen}, ${purchases} purchases, healed after ${healedAfter} ms`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
