import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createFormatChecker } from '../../check/format.ts';
import { createLintChecker } from '../../check/lint.ts';
import { listFilesInFolders } from '../../check/list-files.ts';
import { textRulesChecker } from '../../check/text-rules.ts';
import { typesChecker } from '../../check/types.ts';
import { formatPassedAndFailedCounts, runTestParts, type TestPart } from '../part.ts';
import { createDocumentCheckTestPart, createTestPartFromCheckers } from '../source-parts.ts';
import { countPassedAndFailedTests, createVitestRunner, listFailingTests } from '../vitest-part.ts';
import { findChangedFiles } from './changed-files.ts';
import { readImportersByFile } from './import-graph.ts';
import { chooseTestsForTimeBudget, findRelatedTests } from './related-tests.ts';
import { readTestDurations } from './test-durations.ts';

const USAGE = `Usage: npm run test:changed -- [--since <commit>] [--seconds <n>]

Checks the changed files, and runs the tests that import them, the nearest first.

  --since <commit>  compare with this commit; by default with the sources of the last npm test that passed, or else with
                    the last commit
  --seconds <n>     leave out the farthest tests when all would take longer than this many seconds (60)`;

/** Vitest projects that only need the sources. */
const PROJECTS = ['unit', 'sandbox'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({
  options: { since: { type: 'string' }, seconds: { type: 'string', default: '60' }, help: { type: 'boolean' } },
});
const seconds = Number(values.seconds);
if (values.help || !(seconds > 0)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}

const { since, files, deleted } = findChangedFiles(root, values.since);
console.log(`${files.length} files changed and ${deleted.length} deleted since ${since}`);
const tests = listFilesInFolders(root, ['.'], (path) => /\.test\.tsx?$/.test(path));
const related = findRelatedTests(readImportersByFile(root), [...files, ...deleted], tests);
// Two files run at a time.
const { chosen, omitted } = chooseTestsForTimeBudget(related, seconds * 2, readTestDurations(root, PROJECTS));
const modules = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));

const parts: TestPart[] = [
  createTestPartFromCheckers('Checks of the changed files', root, [
    ...(files.length > 0 ? [createFormatChecker(files)] : []),
    ...(modules.length > 0 ? [createLintChecker(modules)] : []),
    typesChecker,
    textRulesChecker,
  ]),
];
if (files.some((path) => /^(?:site-configs|cms-seed)\//.test(path))) parts.push(createDocumentCheckTestPart(root));
if (chosen.length > 0) parts.push(testsPart(chosen.map(({ file }) => file)));

const total = await runTestParts(parts, console.log);
if (omitted.length > 0) {
  console.log(`\n${omitted.length} test files that a change can reach were left out; npm test runs them:`);
  for (const { file, distance } of omitted.slice(0, 10)) console.log(`     ${file} (${distance} imports away)`);
  if (omitted.length > 10) console.log(`     and ${omitted.length - 10} more`);
}
const areas = changedAreas(files);
if (areas.length > 0) {
  const folders = areas.map((area) => `/${area}/`).join(' ');
  console.log(
    `\nJourneys in a browser that are near: npm run build && npx vitest run --project smoke --project journeys ${folders}`,
  );
}
console.log(`\n${formatPassedAndFailedCounts(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;

function testsPart(chosen: readonly string[]): TestPart {
  return {
    title: `${chosen.length} of ${related.length} related test files`,
    run: async () => {
      const results = [];
      for (const project of PROJECTS) {
        const own = chosen.filter((file) => file.startsWith('sandbox/') === (project === 'sandbox'));
        if (own.length === 0) continue;
        const ended = await createVitestRunner(root, project, process.env, 'changed')(own);
        results.push({ ...countPassedAndFailedTests(ended), failing: listFailingTests(root, ended.report) });
      }
      return {
        passed: results.reduce((sum, { passed }) => sum + passed, 0),
        failed: results.reduce((sum, { failed }) => sum + failed, 0),
        failing: results.flatMap(({ failing }) => failing),
      };
    },
  };
}

function changedAreas(paths: readonly string[]): string[] {
  const areas = paths.flatMap(
    (path) => /^(?:blocks|machines|commerce|sandbox)\/([a-z][a-z-]*)\//.exec(path)?.[1] ?? [],
  );
  return [...new Set(areas)]
    .filter((area) => tests.some((test) => /^e2e\/(?:smoke|journeys)\/([^/]+)\//.exec(test)?.[1] === area))
    .sort();
}
