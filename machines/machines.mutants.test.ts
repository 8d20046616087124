import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashModuleWithImports, isMachineProven, recordProvenMachine } from '../scripts/flows/proven-machines.ts';
import { getModuleWalk, type WalkModule } from './_kit/testing/module-walk.ts';

// Not by URL: in a test with a DOM the URL of a module is no file.
const root = join(import.meta.dirname, '..');

const walks = Object.entries(import.meta.glob<WalkModule>('./*/*/*.walk.ts', { eager: true })).map(([path, module]) => {
  const walk = getModuleWalk(path, module);
  return { id: walk.id, walk, sources: hashModuleWithImports(root, join('machines', path)) };
});

/** `npm test` leaves out the machines that were proven with the very sources they have now. */
const open =
  process.env['VITRINE_MUTANTS'] === 'all'
    ? walks
    : walks.filter(({ id, sources }) => !isMachineProven(root, id, sources));

test('the hash over the sources of a machine and its imports differs for each machine', () => {
  expect(new Set(walks.map(({ sources }) => sources)).size).toBe(walks.length);
});

for (const { id, walk, sources } of open) {
  test(`${id}: the walk reaches every state and notices every mutant`, { timeout: 120_000 }, () => {
    expect(walk.coverage().problems).toEqual([]);
    recordProvenMachine(root, id, sources);
  });
}
