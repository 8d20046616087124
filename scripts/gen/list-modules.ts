import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Values and types of a module that are imported, also later by `import()`; not those that are only types. */
const IMPORT = /(?:^|\n)(?:import|export) (?!type )[^;]*?from '([^']+)'|import\('([^']+)'\)/g;

/** Registry of all blocks, which is no dependency of the code around them. */
const BLOCK_REGISTRY = '#blocks/browser.gen.ts';

/**
 * Modules of a checkout that code for the browser imports, directly and through others, by paths below the root;
 * without `leftOut` and what only those import.
 */
export function listModulesOfBrowserCode(
  root: string,
  entries: readonly string[],
  leftOut: readonly string[] = [],
): string[] {
  const waiting = [...entries];
  const seen = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path) || leftOut.includes(path)) continue;
    // Also one that is still to be generated.
    seen.add(path);
    if (!/\.tsx?$/.test(path) || !existsSync(join(root, path))) continue;
    for (const [, of, later] of readFileSync(join(root, path), 'utf8').matchAll(IMPORT)) {
      const from = of ?? later ?? '';
      if (from !== BLOCK_REGISTRY && /^[.#]/.test(from)) waiting.push(resolveImport(path, from));
    }
  }
  return [...seen];
}

function resolveImport(importer: string, from: string): string {
  return from.startsWith('#') ? from.slice(1) : normalize(join(dirname(importer), from));
}
