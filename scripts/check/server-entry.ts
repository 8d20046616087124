import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checker } from './checker.ts';

const SERVER = 'dist/server/main.js';

/** Maximum bytes that a server reads before it listens: its entry, and with static imports. */
const ENTRY_LIMIT = 3_000_000;
const START_LIMIT = 3_600_000;

/** Lists server files above the limits, each with its size and its static imports. */
export function findServerStartSizeViolations(readText: (path: string) => string, entry = SERVER): string[] {
  const sizes = new Map<string, number>();
  const read = (path: string) => {
    if (sizes.has(path)) return;
    const code = readText(path);
    sizes.set(path, Buffer.byteLength(code));
    for (const [, from = ''] of code.matchAll(/\b(?:from|import)\s*"(\.{1,2}\/[^"]+)"/g))
      read(join(dirname(path), from));
  };
  read(entry);
  const own = sizes.get(entry) ?? 0;
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return [
    ...(own > ENTRY_LIMIT ? [`${entry} has ${own} bytes; at most ${ENTRY_LIMIT} are allowed`] : []),
    ...(all > START_LIMIT ? [`a start reads ${all} bytes; at most ${START_LIMIT} are allowed`] : []),
  ];
}

/** Checks, on the last build, that a server loads at its start only what serves shops. */
export const serverStartSizeChecker: Checker = {
  name: 'server entry',
  hint: 'Load what few requests need by a dynamic import where they need it.',
  run: async (root) => ({
    filesRead: 1,
    findings: findServerStartSizeViolations((path) => readFileSync(join(root, path), 'utf8')),
  }),
};
