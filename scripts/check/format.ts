import type { Checker } from './checker.ts';
import { describeBrokenTool, parseToolReport, runTool } from './run-tool.ts';

interface BiomeReport {
  readonly summary: { readonly changed: number; readonly unchanged: number };
  readonly diagnostics: readonly {
    readonly severity: string;
    readonly message: string;
    readonly location?: { readonly path?: string; readonly start?: { readonly line: number } };
  }[];
}

/** Format of every file, and the order of its imports. */
export const formatChecker: Checker = {
  name: 'format',
  hint: 'node_modules/.bin/biome check --write repairs it.',
  run: async (root) => {
    const output = await runTool(root, 'biome', ['check', '--reporter=json', '--max-diagnostics=200']);
    const report = parseToolReport<BiomeReport>(output);
    if (report === null) return { filesRead: null, findings: [describeBrokenTool('biome', output)] };
    return {
      filesRead: report.summary.changed + report.summary.unchanged,
      findings: report.diagnostics
        .filter(({ severity }) => severity === 'error' || severity === 'fatal')
        .map(({ message, location }) => `${location?.path ?? '?'}:${location?.start?.line ?? 1} ${message}`),
    };
  },
};
