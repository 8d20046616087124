import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Proof } from './proofs.ts';

// Not by URL: in a test with a DOM the URL of a module is no file.
const root = join(import.meta.dirname, '../..');
const known: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(join(root, 'spec/inventory-ids.json'), 'utf8'),
);

/**
 * Notes that this test proves items of the specification's inventory, once it has passed. Call it after the assertions,
 * which must be on rendered output or on the wire. The kind is the inventory's file name.
 *
 * @throws for an item that the inventory does not hold.
 */
export function proves(kind: string, ...ids: readonly string[]): void {
  const unknown = ids.filter((id) => !known[kind]?.includes(id));
  if (unknown.length > 0) throw new Error(`the inventory's ${kind} holds no ${unknown.join(', ')}`);
  const { currentTestName = '', testPath = '' } = expect.getState();
  const test = `${relative(root, testPath)} > ${currentTestName}`;
  onTestFinished(({ task }) => {
    if (task.result?.state !== 'fail') record(ids.map((id) => ({ kind, id, test })));
  });
}

/** A run that the runner started says where its proofs go; a test run by hand leaves no record. */
function record(proofs: readonly Proof[]): void {
  const folder = process.env['VITRINE_PROOFS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const lines = proofs.map((proof) => `${JSON.stringify(proof)}\n`);
  appendFileSync(join(folder, `${process.pid}-${process.env['VITEST_POOL_ID'] ?? 0}.jsonl`), lines.join(''));
}
