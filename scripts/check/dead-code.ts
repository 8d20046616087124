import type { Checker } from './checker.ts';
import { describeBrokenTool, parseToolOutputAsJson, runNodeModulesBinary } from './run-tool.ts';

interface Place {
  readonly name: string;
  readonly line?: number;
}

interface KnipReport {
  readonly issues: readonly ({ readonly file: string } & Readonly<Record<string, string | readonly Place[]>>)[];
}

/** Finds unused files, exports and dependencies, and undeclared dependencies. */
export const deadCodeChecker: Checker = {
  name: 'dead code',
  hint: 'Delete what is not used, or name a new entry in knip.json.',
  run: async (root) => {
    const output = await runNodeModulesBinary(root, 'knip', [
      '--reporter',
      'json',
      '--no-progress',
      '--no-config-hints',
    ]);
    const report = parseToolOutputAsJson<KnipReport>(output);
    if (report === null) return { filesRead: null, findings: [describeBrokenTool('knip', output)] };
    return { filesRead: null, findings: report.issues.flatMap(findingsOf) };
  },
};

function findingsOf({ file, ...kinds }: KnipReport['issues'][number]): string[] {
  return Object.entries(kinds).flatMap(([kind, places]) =>
    typeof places === 'string' ? [] : places.flat().map(({ name, line }) => `${file}:${line ?? 1} ${kind}: ${name}`),
  );
}
