import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Part, PartResult } from './part.ts';

/** The parts of Vitest's JSON report that count. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** One project of `vitest.config.ts` as a part of a run. */
export function vitestPart(root: string, title: string, project: string, env: NodeJS.ProcessEnv): Part {
  return {
    title,
    run: async () => {
      const report = join(root, '.vitrine', `vitest-${project}.json`);
      rmSync(report, { force: true });
      const args = [
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ];
      const child = spawn(join(root, 'node_modules/.bin/vitest'), args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...env, CI: '1' },
      });
      const [code] = await once(child, 'close');
      return countTests(JSON.parse(readFileSync(report, 'utf8')), code === 0);
    },
  };
}

/** A file that could not even be loaded is a failure, and so is a run that failed without a failing test. */
export function countTests({ numPassedTests, numFailedTests, testResults }: VitestReport, ended: boolean): PartResult {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: failed === 0 && (!ended || numPassedTests === 0) ? 1 : failed };
}
