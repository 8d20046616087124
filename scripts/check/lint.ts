import type { Checker } from './checker.ts';
import { describeBrokenTool, parseToolReport, runTool } from './run-tool.ts';

interface OxlintReport {
  readonly number_of_files: number;
  readonly diagnostics: readonly {
    readonly code?: string;
    readonly message: string;
    readonly filename: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}

/** Type-aware lint of every module. */
export const lintChecker: Checker = {
  name: 'lint',
  hint: 'node_modules/.bin/oxlint shows each place.',
  run: async (root) => {
    const output = await runTool(root, 'oxlint', ['--format', 'json']);
    const report = parseToolReport<OxlintReport>(output);
    if (report === null) return { filesRead: null, findings: [describeBrokenTool('oxlint', output)] };
    return {
      filesRead: report.number_of_files,
      findings: report.diagnostics.map(
        ({ code, message, filename, labels }) => `${filename}:${labels[0]?.span.line ?? 1} ${code ?? ''} ${message}`,
      ),
    };
  },
};
