import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listFiles } from '../../check/list-files.ts';
import { findHeadlessChromium } from '../find-chromium.ts';
import { readGitTreeId } from '../passed-parts.ts';
import { createVitestRunner, listFailingTests } from '../vitest-part.ts';
import {
  addSteadyRun,
  chooseNextTestFiles,
  describeRepeatedTestFileRuns,
  readRepeatedTestFileRuns,
  writeRepeatedTestFileRuns,
} from './steady-runs.ts';

const USAGE = `Usage: npm run test:steady -- [--runs <n>] [--minutes <n>] [<part of a path> …]

Runs each test file that drives a browser again and again, with two busy loops beside it, and says which ever failed. What was
run is stored, so that the command goes on where it was stopped, as long as the sources stay the same.

  --runs <n>     how often each file is run (20)
  --minutes <n>  start nothing new after so many minutes`;

const PROJECTS = ['smoke', 'journeys', 'matrix', 'accessibility'];
const TOGETHER = 12;
const BUSY_LOOPS = 2;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '20' },
    minutes: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean' },
  },
});
const wanted = Number(values.runs);
const end = Date.now() + Number(values.minutes) * 60_000;
if (values.help || !(wanted > 0) || Number.isNaN(end)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
const tree = readGitTreeId(root);
if (tree === null) {
  console.error('The checkout has changes. Commit them first: runs count for the sources that they were made on.');
  process.exit(2);
}

findHeadlessChromium();
const env = process.env;
let runs = readRepeatedTestFileRuns(root, tree);
const busy = Array.from({ length: BUSY_LOOPS }, startBusyLoop);
process.on('exit', () => {
  for (const loop of busy) loop.kill();
});
for (const project of PROJECTS) {
  const files = listFiles(root, [`e2e/${project}`], isWanted);
  if (files.length === 0) continue;
  for (let next = chooseNextTestFiles(runs, files, wanted, TOGETHER); next.length > 0 && Date.now() < end; ) {
    const { report } = await createVitestRunner(root, project, env, 'steady')(next);
    runs = addSteadyRun(runs, next, listFailingTests(root, report));
    writeRepeatedTestFileRuns(root, runs);
    next = chooseNextTestFiles(runs, files, wanted, TOGETHER);
  }
}
console.log(`\n${describeRepeatedTestFileRuns(runs, wanted)}`);
process.exit(Object.values(runs.files).some(({ failures }) => failures.length > 0) ? 1 : 0);

function isWanted(path: string): boolean {
  return path.endsWith('.test.ts') && (positionals.length === 0 || positionals.some((part) => path.includes(part)));
}

function startBusyLoop(): ChildProcess {
  return spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
}
