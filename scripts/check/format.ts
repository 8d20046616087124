import type { Checker, CheckerResult } from './checker.ts';
import { describeBrokenTool, parseToolOutputAsJson, runNodeModulesBinary } from './run-tool.ts';

interface BiomeReport {
  readonly summary: { readonly changed: number; readonly unchanged: number };
  readonly diagnostics: readonly {
    readonly severity: string;
    readonly message: string;
    readonly location?: { readonly path?: string; readonly start?: { readonly line: number } };
  }[];
}

/** Checks the format and import order of every file. */
export const formatChecker = createFormatChecker([]);

/** Checks the format of some files, given relative to the root; of all when the list is empty. */
export function createFormatChecker(files: readonly string[]): Checker {
  return { name: 'format', hint: 'node_modules/.bin/biome check --write repairs it.', run: (root) => run(root, files) };
}

async function run(root: string, files: readonly string[]): Promise<CheckerResult> {
  const output = await runNodeModulesBinary(root, 'biome', [
    'check',
    '--reporter=json',
    '--max-diagnostics=200',
    '--no-errors-on-unmatched',
    ...files,
  ]);
  const report = parseToolOutputAsJson<BiomeReport>(output);
  if (report === null) return { filesRead: null, findings: [describeBrokenTool('biome', output)] };
  return {
    filesRead: report.summary.changed + report.summary.unchanged,
    findings: report.diagnostics
      .filter(({ severity }) => severity === 'error' || severity === 'fatal')
      .map(({ message, location }) => `${location?.path ?? '?'}:${location?.start?.line ?? 1} ${message}`),
  };
}
