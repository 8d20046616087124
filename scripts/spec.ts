import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collectApiCallCoverage, getSeenCallsFolder } from './calls/calls-report.ts';
import { getRecordedEngineCallsFolder, readRecordedEngineCalls } from './calls/made-calls.ts';
import { proveSentApiVersions } from './calls/version-proofs.ts';
import {
  getProofFolder,
  listSpecItemsWithProvingTests,
  readProofs,
  type SpecItemWithProvingTests,
  type SpecProof,
} from './test/proofs.ts';

const USAGE = `vitrine spec [--json] [--missing]

Which items of the specification's inventory are proven, by which tests and by what they observed of the product, from
the last full run (npm run test:full, else npm test). A call counts where a journey in a browser had the engine make it
and another answer changed what the journey found (npm run audit tries that, and keeps it in spec/altered-answers.json).

  --json      [{"kind", "id", "tests": [{"test", "observed"}]}], proven items only
  --missing   lists the items that no test has proven
`;

/** Prints the report and returns the exit code: 0, or 2 for an invalid option. */
export async function reportSpecCoverage(
  args: readonly string[],
  root = fileURLToPath(new URL('..', import.meta.url)),
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { json: { type: 'boolean' }, missing: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const full = getProofFolder(root, 'full');
  const folder = existsSync(full) ? full : getProofFolder(root, 'test');
  const inventory = JSON.parse(readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'));
  const items = listSpecItemsWithProvingTests(inventory, [
    ...readProofs(folder),
    ...(await callProofs(root)),
    ...proveSentApiVersions(readRecordedEngineCalls(getRecordedEngineCallsFolder(getSeenCallsFolder(root)))),
  ]);
  const proven = items.filter(({ tests }) => tests.length > 0);
  if (values.json) {
    process.stdout.write(`${JSON.stringify(proven, null, 2)}\n`);
    return 0;
  }
  const deviations = readDeviations(root);
  if (!existsSync(folder)) console.log('No run has left proofs yet: npm test makes some, npm run test:full all.\n');
  for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
    const done = ofKind.filter(({ tests }) => tests.length > 0);
    console.log(`${kind.padEnd(18)} ${String(done.length).padStart(3)} of ${ofKind.length}`);
    const listed = values.missing ? ofKind.filter(({ tests }) => tests.length === 0) : done;
    for (const item of listed) console.log(describeItem(item, deviations[`${kind} ${item.id}`]));
  }
  console.log(`${'all'.padEnd(18)} ${String(proven.length).padStart(3)} of ${items.length}`);
  return 0;
}

/**
 * Proofs of calls. A call is proven by a journey during which the engine made it and whose result changed with an
 * altered answer, if every refusal of the contract was also observed.
 */
async function callProofs(root: string): Promise<SpecProof[]> {
  const calls = await collectApiCallCoverage(root);
  return calls.flatMap(({ id, made, missing }) => {
    if (!made?.by || made.changes === null || missing.length > 0) return [];
    return [{ kind: 'calls', id, test: made.seen, observed: `request ${id}, made by ${made.by}: ${made.changes}` }];
  });
}

function describeItem({ id, tests }: SpecItemWithProvingTests, decision: string | undefined): string {
  const lines = tests.flatMap(({ test, observed }) => [`      ${test}`, `        ${observed}`]);
  return [`  ${id}`, ...(decision ? [`      differs on purpose: docs/decisions/${decision}.md`] : []), ...lines].join(
    '\n',
  );
}

/** Items that differ from the specification on purpose, with the decision record that explains each. */
function readDeviations(root: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, 'spec/deviations.json'), 'utf8'));
}

if (import.meta.main) process.exitCode = await reportSpecCoverage(process.argv.slice(2));
