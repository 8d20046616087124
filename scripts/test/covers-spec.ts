import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { getObservationDetails, type ObservedProductOutput, summariseObservation } from './observation.ts';
import { findSpecMismatch } from './observed-item.ts';
import type { SpecProof } from './proofs.ts';

// Not import.meta.url, which is not a file URL in tests with a DOM.
const root = join(import.meta.dirname, '../..');
const known: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'),
);

/**
 * Records that this test proves items of the specification's inventory, once it has passed. `kind` is the inventory's
 * file name; `observed` is the page, request, answer, cookie or event that shows the items, as a harness read it. It is
 * compared with the specification: the page of a route must be at its path, and the text must contain a message.
 * @throws for an item that is not in the inventory, and for an observation that cannot prove it.
 */
export function coversSpec(kind: string, ids: string | readonly string[], observed: ObservedProductOutput): void {
  const named = [ids].flat();
  const unknown = named.filter((id) => !known[kind]?.includes(id));
  if (unknown.length > 0) throw new Error(`the inventory's ${kind} holds no ${unknown.join(', ')}`);
  const details = getObservationDetails(observed);
  for (const id of named) {
    const fault = findSpecMismatch(kind, id, details);
    if (fault !== null) throw new Error(`${kind} ${id} is not proven: ${fault}`);
  }
  const { currentTestName = '', testPath = '' } = expect.getState();
  const test = `${relative(root, testPath)} > ${currentTestName}`;
  onTestFinished(({ task }) => {
    if (task.result?.state === 'fail') return;
    record(named.map((id) => ({ kind, id, test, observed: summariseObservation(details) })));
  });
}

/** The test runner sets the folder for proofs; tests run without it record nothing. */
function record(proofs: readonly SpecProof[]): void {
  const folder = process.env['VITRINE_PROOFS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const lines = proofs.map((proof) => `${JSON.stringify(proof)}\n`);
  appendFileSync(join(folder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? 0}.jsonl`), lines.join(''));
}
