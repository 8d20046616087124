import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Checker } from './checker.ts';
import {
  type BrowserBuildManifest,
  CLIENT_BUILD_FOLDER,
  listBuiltFilesNeededBySource,
  readBrowserBuildManifest,
} from './client-build.ts';

export const SCRIPT_SIZE_BUDGET_FILE = 'scripts/check/budgets.json';

/** Recorded gzipped sizes in bytes, by source. */
export type GzippedScriptSizes = Readonly<Record<string, number>>;

/** Growth below this is noise of the compressor and of minified names. */
const ALLOWANCE = 512;

/** Gzipped bytes that each entry and each lazily loaded part needs before it runs. */
export function measureScriptSizes(
  manifest: BrowserBuildManifest,
  sizeOf: (file: string) => number,
): GzippedScriptSizes {
  const sources = Object.keys(manifest).filter(
    (source) => manifest[source]?.isEntry || manifest[source]?.isDynamicEntry,
  );
  const sizes = sources.map((source) => {
    const files = new Set(listBuiltFilesNeededBySource(manifest, source).filter((file) => file.endsWith('.js')));
    return [source, [...files].reduce((sum, file) => sum + sizeOf(file), 0)];
  });
  return Object.fromEntries(sizes);
}

/** Lists entries that exceed their budget, have none or no longer exist. */
export function findBudgetViolations(sizes: GzippedScriptSizes, budgets: GzippedScriptSizes): string[] {
  const grown = Object.entries(sizes).flatMap(([source, size]) => {
    const budget = budgets[source];
    if (budget === undefined) return [`${source} has no budget; it needs ${size} bytes of gzip`];
    return size > budget + ALLOWANCE ? [`${source} needs ${size} bytes of gzip, and its budget is ${budget}`] : [];
  });
  const gone = Object.keys(budgets).filter((source) => !(source in sizes));
  return [...grown, ...gone.map((source) => `${source} has a budget but is not built`)];
}

/** Sizes to record: a recorded size stays while its entry is within the allowance of it. */
export function updateBudgets(sizes: GzippedScriptSizes, budgets: GzippedScriptSizes): GzippedScriptSizes {
  const updated = Object.entries(sizes).map(([source, size]) => {
    const budget = budgets[source];
    return [source, budget !== undefined && Math.abs(size - budget) <= ALLOWANCE ? budget : size];
  });
  return Object.fromEntries(updated);
}

export function measureLastBuildScriptSizes(root: string): GzippedScriptSizes {
  return measureScriptSizes(
    readBrowserBuildManifest(root),
    (file) => gzipSync(readFileSync(join(root, CLIENT_BUILD_FOLDER, file))).byteLength,
  );
}

/** Checks, on the last build, that no page loads more script than was recorded. */
export const scriptSizeBudgetChecker: Checker = {
  name: 'budgets',
  hint: `Where the growth is worth it, npx node scripts/check/record-budgets.ts writes it down.`,
  run: async (root) => {
    const sizes = measureLastBuildScriptSizes(root);
    const recorded: GzippedScriptSizes = JSON.parse(readFileSync(join(root, SCRIPT_SIZE_BUDGET_FILE), 'utf8'));
    return { filesRead: Object.keys(sizes).length, findings: findBudgetViolations(sizes, recorded) };
  },
};
