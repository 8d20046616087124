import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { getObservationDetails, type Observation, summariseObservation } from './observation.ts';
import { findSpecMismatch } from './observed-item.ts';
import type { SpecProof } from './proofs.ts';

// Not by URL: in a test with a DOM the URL of a module is no file.
const root = join(import.meta.dirname, '../..');
const known: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'),
);

/**
 * Notes that this test proves items of the specification's inventory, once it has passed. The kind is the inventory's file
 * name; `observed` is the page, request, answer, cookie or event of the product that shows them, as a harness read it. It is
 * held to what the specification says: the page of a route stands at its path, and a message is in the text.
 *
 * @throws for an item that the inventory does not hold, and for an observation that can't prove the item.
 */
export function coversSpec(kind: string, ids: string | readonly string[], observed: Observation): void {
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

/** A run that the runner started says where its proofs go; a test run by hand leaves no record. */
function record(proofs: readonly SpecProof[]): void {
  const folder = process.env['VITRINE_PROOFS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const lines = proofs.map((proof) => `${JSON.stringify(proof)}\n`);
  appendFileSync(join(folder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? 0}.jsonl`), lines.join(''));
}
