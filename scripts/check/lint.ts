import type { Checker, CheckerResult } from './checker.ts';
import { describeBrokenTool, parseToolOutputAsJson, runNodeModulesBinary } from './run-tool.ts';

interface OxlintReport {
  readonly number_of_files: number;
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Lints every module with type information. */
export const lintChecker = createLintChecker([]);

/** Lints some modules, given relative to the root; all when the list is empty. */
export function createLintChecker(files: readonly string[]): Checker {
  return { name: 'lint', hint: 'node_modules/.bin/oxlint shows each place.', run: (root) => run(root, files) };
}

async function run(root: string, files: readonly string[]): Promise<CheckerResult> {
  const output = await runNodeModulesBinary(root, 'oxlint', ['--format', 'json', ...files]);
  const report = parseToolOutputAsJson<OxlintReport>(output);
  if (report === null) return { filesRead: null, findings: [describeBrokenTool('oxlint', output)] };
  return {
    filesRead: report.number_of_files,
    findings: report.diagnostics.map(
      ({ code, message, filename, labels }) => `${filename}:${labels[0]?.span.line ?? 1} ${code ?? ''} ${message}`,
    ),
  };
}
