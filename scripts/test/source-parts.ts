import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { collectApiCallCoverage } from '../calls/calls-report.ts';
import { runAlteredJourneys } from '../calls/run-altered-journeys.ts';
import { checkers } from '../check/all.ts';
import { scriptSizeBudgetChecker } from '../check/budgets.ts';
import { bundleFenceChecker } from '../check/bundle-fence.ts';
import type { Checker } from '../check/checker.ts';
import { describeCheckerRunOutcome, runCheckers } from '../check/run-checks.ts';
import { serverStartSizeChecker } from '../check/server-entry.ts';
import { studioSizeChecker } from '../check/studio-size.ts';
import { findOutdatedGeneratedFiles, generateTrackedFiles } from '../gen/all.ts';
import type { TestPart } from './part.ts';

/** Checks that generated files match their schemas. */
const generated: Checker = {
  name: 'generated files',
  hint: 'npm run -s vitrine -- gen --write writes them.',
  run: async (root) => {
    const files = await generateTrackedFiles(root);
    return {
      filesRead: files.length,
      findings: findOutdatedGeneratedFiles(root, files).map((path) => `${path} is stale`),
    };
  },
};

export function createSourceCheckTestPart(root: string): TestPart {
  return createTestPartFromCheckers('Checks of the sources', root, [generated, ...checkers]);
}

/** Builds regardless of the stamp, then checks the build. */
export function createBuildTestPart(root: string): TestPart {
  const built = createTestPartFromCheckers('Build, its budgets and its fence', root, [
    scriptSizeBudgetChecker,
    serverStartSizeChecker,
    studioSizeChecker,
    bundleFenceChecker,
  ]);
  return {
    title: built.title,
    run: async () => {
      const { status } = spawnSync(process.execPath, ['scripts/bootstrap.mjs', 'build'], {
        cwd: root,
        stdio: [0, 2, 2],
      });
      if (status !== 0) throw new Error(`the build ended with ${status}`);
      const { passed, failed } = await built.run();
      return { passed: passed + 1, failed };
    },
  };
}

/** Checks all documents of all brands, as for operators. */
export function createDocumentCheckTestPart(root: string): TestPart {
  return {
    title: 'Documents of every brand',
    run: async () => {
      const args = [join(root, 'scripts/vitrine.ts'), 'check'];
      const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
      return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    },
  };
}

/**
 * Checks that every call has a client function, a handler, and a test that observed its success and each of its
 * refusals.
 */
export function createCallCoverageTestPart(root: string): TestPart {
  return {
    title: 'Calls of the commerce API',
    run: async () => {
      const calls = await collectApiCallCoverage(root);
      const lacking = calls.filter(({ missing }) => missing.length > 0);
      for (const { id, missing } of lacking) console.log(`${id}: ${missing.join('; ')}`);
      return { passed: calls.length - lacking.length, failed: lacking.length };
    },
  };
}

/** Checks that journeys depend on every call that they made: an altered answer must change their result. */
export function createAlteredAnswersTestPart(root: string, env: NodeJS.ProcessEnv): TestPart {
  return {
    title: 'Altered answers of the commerce API',
    run: async () => {
      let tried = 0;
      const failed = await runAlteredJourneys({
        root,
        env,
        log: (line) => {
          tried += 1;
          console.log(line);
        },
      });
      return { passed: tried - failed, failed };
    },
  };
}

export function createTestPartFromCheckers(title: string, root: string, parts: readonly Checker[]): TestPart {
  return {
    title,
    run: async () => {
      const outcomes = await runCheckers(root, parts, (outcome) => console.log(describeCheckerRunOutcome(outcome)));
      const failed = outcomes.filter(({ failures }) => failures.length > 0).length;
      return { passed: outcomes.length - failed, failed };
    },
  };
}
