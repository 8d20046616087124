import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { describeBrokenTool, parseToolOutputAsJson, runNodeModulesBinary } from './run-tool.ts';

const FOLDERS = [
  'schemas',
  'domain',
  'engine',
  'commerce',
  'machines',
  'blocks',
  'app',
  'studio',
  'sandbox',
  'scripts',
  'e2e',
  'bench',
  'cms-extension',
];

interface CruiseReport {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
      readonly comment?: string;
    }[];
  };
}

/** Checks import direction, stages, fences and cycles, by the rules of `.dependency-cruiser.mjs`. */
export const importsChecker: Checker = {
  name: 'imports',
  hint: '.dependency-cruiser.mjs says why each rule is there.',
  run: async (root) => {
    const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
    const output = await runNodeModulesBinary(root, 'depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'json',
      ...folders,
    ]);
    const report = parseToolOutputAsJson<CruiseReport>(output);
    if (report === null) return { filesRead: null, findings: [describeBrokenTool('depcruise', output)] };
    const { totalCruised, violations } = report.summary;
    return {
      filesRead: totalCruised,
      findings: violations.map(({ from, to, rule }) => `${from} imports ${to} (rule ${rule.name})`),
    };
  },
};
