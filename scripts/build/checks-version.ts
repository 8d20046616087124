import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that checks of documents can depend on: more than they do, so that no dependency is forgotten. */
const SOURCES = [
  '{app,blocks,commerce,domain,engine,machines,schemas}/**/*.{ts,tsx,json}',
  'scripts/{build,gen}/**/*.ts',
  'package-lock.json',
];
const TESTS = /(?:^|\/)testing\/|\.(?:test|contract|fuzz|mutants)\.tsx?$|\.test\.|\.contract\./;

const known = new Map<string, string>();

/** Version of the code and schemas that decide which documents have errors, from the sources. */
export function readChecksVersion(root: string): string {
  const before = known.get(root);
  if (before !== undefined) return before;
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root }).sort())
    if (!TESTS.test(path)) hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  const version = hash.digest('hex').slice(0, 20);
  known.set(root, version);
  return version;
}
