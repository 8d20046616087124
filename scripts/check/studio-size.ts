import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Checker } from './checker.ts';

/** Initial script, style sheet and font. */
const FIRST_LOAD = [
  'dist/studio/studio.js',
  'dist/studio/studio.css',
  'dist/studio/public-sans-latin-wght-normal.woff2',
] as const;

/** Bytes of gzip. */
const LIMIT = 350_000;

export function findStudioSizeViolations(readFile: (path: string) => string | Buffer): string[] {
  const size = FIRST_LOAD.reduce((sum, path) => sum + gzipSync(readFile(path)).byteLength, 0);
  return size > LIMIT ? [`the studio loads ${size} bytes of gzip at first; at most ${LIMIT} are allowed`] : [];
}

/** Checks, on the last build, that the studio opens quickly. */
export const studioSizeChecker: Checker = {
  name: 'studio size',
  hint: 'Load what is used later by a dynamic import where it is used.',
  run: async (root) => ({
    filesRead: FIRST_LOAD.length,
    findings: findStudioSizeViolations((path) => readFileSync(join(root, path))),
  }),
};
