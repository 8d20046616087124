import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test's proof of one item in the specification's inventory. */
export interface SpecProof {
  readonly kind: string;
  readonly id: string;
  readonly test: string;
  /** Output of the product, in one line. */
  readonly observed: string;
}

export interface ProvingTest {
  readonly test: string;
  readonly observed: string;
}

export interface SpecItemWithProvingTests {
  readonly kind: string;
  readonly id: string;
  readonly tests: readonly ProvingTest[];
}

/** Folder for the proofs of a suite's last run. */
export function getProofFolder(root: string, suite: 'test' | 'full' | 'audit'): string {
  return join(root, '.vitrine', 'spec', suite);
}

export function readProofs(folder: string): SpecProof[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): SpecProof => JSON.parse(line));
}

/** Every item of the inventory in order, with the tests that proved it. */
export function listSpecItemsWithProvingTests(
  inventory: Readonly<Record<string, readonly string[]>>,
  proofs: readonly SpecProof[],
): SpecItemWithProvingTests[] {
  const tests = Map.groupBy(proofs, ({ kind, id }) => `${kind} ${id}`);
  return Object.entries(inventory).flatMap(([kind, ids]) =>
    ids.map((id) => ({
      kind,
      id,
      tests: provingTests(tests.get(`${kind} ${id}`) ?? []),
    })),
  );
}

/** Each test once, with its first observation. */
function provingTests(proofs: readonly SpecProof[]): ProvingTest[] {
  const first = new Map(proofs.toReversed().map(({ test, observed }) => [test, { test, observed }]));
  return [...first.values()].sort((one, other) => (one.test < other.test ? -1 : 1));
}
