import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reportCalls } from './calls/calls-report.ts';
import { type Proof, proofFolder, provenItems, readProofs } from './test/proofs.ts';

const USAGE = `vitrine spec [--json] [--missing]

Which items of the specification's inventory are proven, and by which tests, from the last full run
(npm run test:full, else npm test).

  --json      [{"kind", "id", "tests": [...]}], proven items only
  --missing   lists the items that no test has proven
`;

/** Prints the report and gives the exit code: 0, or 2 for a wrong option. */
export async function reportSpec(
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
  const full = proofFolder(root, 'full');
  const folder = existsSync(full) ? full : proofFolder(root, 'test');
  const inventory = JSON.parse(readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'));
  const items = provenItems(inventory, [...readProofs(folder), ...(await callProofs(root))]);
  const proven = items.filter(({ tests }) => tests.length > 0);
  if (values.json) {
    process.stdout.write(`${JSON.stringify(proven, null, 2)}\n`);
    return 0;
  }
  if (!existsSync(folder)) console.log('No run has left proofs yet: npm test makes some, npm run test:full all.\n');
  for (const [kind, ofKind] of Map.groupBy(items, (item) => item.kind)) {
    const done = ofKind.filter(({ tests }) => tests.length > 0);
    console.log(`${kind.padEnd(18)} ${String(done.length).padStart(3)} of ${ofKind.length}`);
    const listed = values.missing ? ofKind.filter(({ tests }) => tests.length === 0) : done;
    for (const { id, tests } of listed) console.log(`  ${id}${tests.map((test) => `\n      ${test}`).join('')}`);
  }
  console.log(`${'all'.padEnd(18)} ${String(proven.length).padStart(3)} of ${items.length}`);
  return 0;
}

/** A call is proven by the test that saw it, when its success and each of its refusals were seen on the wire. */
async function callProofs(root: string): Promise<Proof[]> {
  const calls = await reportCalls(root);
  return calls.flatMap(({ id, test, missing }) =>
    test !== null && missing.length === 0 ? [{ kind: 'calls', id, test, observed: '' }] : [],
  );
}

if (import.meta.main) process.exitCode = await reportSpec(process.argv.slice(2));
