import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Test files of journeys with cases that only the audit tries. */
export function listJourneysWithRareCases(root: string): string[] {
  return globSync('e2e/journeys/**/*.test.ts', { cwd: root })
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('/harness/exhaustive.ts'))
    .toSorted();
}
