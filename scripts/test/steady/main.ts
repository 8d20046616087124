import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listFilesInFolders } from '../../check/list-files.ts';
import { findHeadlessChromium } from '../find-chromium.ts';
import { findFaketimeLibrary } from '../find-faketime.ts';
import { createVitestRunner, listFailingTests } from '../vitest-part.ts';
import {
  addRepeatedTestFileRun,
  chooseClockShift,
  chooseTestFilesWithFewestRuns,
  describeRepeatedTestFileRuns,
  hashTestFiles,
  listTestFilesWithRuns,
  readRepeatedTestFileRuns,
  writeRepeatedTestFileRuns,
} from './steady-runs.ts';

const USAGE = `Usage: npm run test:steady -- [--runs <n>] [--minutes <n>] [<part of a path> …]

Runs each test file that drives a browser again and again, with two busy loops beside it and each time at another hour and
day, and says which ever failed. Tests that start Redis or Firefox, or slow the processor down, stay at the present time. A
test file of another kind is run too once its whole path was given, such as one that failed once.

The counts are stored in docs/steady-runs.json, so that the command goes on where it was stopped, also after a commit: a
file starts again from zero when its own code changes, or when its entry is deleted because what made it fail was fixed
elsewhere.

  --runs <n>     how often each file is run (20)
  --minutes <n>  start nothing new after so many minutes`;

const BROWSER_PROJECTS = ['smoke', 'journeys', 'matrix', 'accessibility', 'pseudo-locales', 'edge'];
const OTHER_PROJECTS = ['unit', 'sandbox', 'full', 'nodes', 'kills', 'faults', 'other-browsers'];
const TOGETHER = 45;
// One more than elsewhere, because two busy loops take half of two cores. With four, pages give up waiting for the API.
const WORKERS = 3;
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
findHeadlessChromium();
const env = process.env;
// Chromium is unusably slow with FAKETIME_DONT_FAKE_MONOTONIC.
const shiftClock = { LD_PRELOAD: findFaketimeLibrary() };
const browserFiles = BROWSER_PROJECTS.flatMap((project) => listFilesInFolders(root, [`e2e/${project}`], isBrowserTest));
const otherFiles = [...new Set([...listTestFilesWithRuns(root), ...positionals])].filter(
  (path) => /\.test\.tsx?$/.test(path) && !browserFiles.includes(path) && existsSync(join(root, path)),
);
const hashes = await hashTestFiles(root, [...browserFiles, ...otherFiles]);
let runs = readRepeatedTestFileRuns(root, hashes);
const busy = Array.from({ length: BUSY_LOOPS }, startBusyLoop);
process.on('exit', () => {
  for (const loop of busy) loop.kill();
});
// Without these, a signal would end this process and leave the loops.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const files = [...browserFiles, ...otherFiles].filter(isWanted);
await runRepeatedly(
  files.filter((path) => !needsRealClock(path)),
  chooseClockShift,
);
await runRepeatedly(files.filter(needsRealClock), () => 0);
console.log(`\n${describeRepeatedTestFileRuns(runs, wanted)}`);
process.exit(Object.values(runs).some(({ failures }) => failures.length > 0) ? 1 : 0);

async function runRepeatedly(files: readonly string[], chooseHours: typeof chooseClockShift): Promise<void> {
  while (Date.now() < end) {
    const next = chooseTestFilesWithFewestRuns(runs, files, wanted, TOGETHER);
    if (next.length === 0) return;
    const hours = chooseHours(runs, next);
    const environment = hours === 0 ? env : { ...env, ...shiftClock, FAKETIME: `+${hours}h` };
    const tested = { projects: [...BROWSER_PROJECTS, ...OTHER_PROJECTS], workers: WORKERS };
    const { report } = await createVitestRunner(root, tested, environment, 'steady')(next);
    const failing = listFailingTests(root, report).map((line) => `${line} (clock ${hours} h ahead)`);
    runs = addRepeatedTestFileRun(runs, await hashTestFiles(root, next), failing);
    writeRepeatedTestFileRuns(root, runs);
  }
}

/** Most files at the edge only send requests. */
function isBrowserTest(path: string): boolean {
  if (!path.endsWith('.test.ts')) return false;
  return !path.startsWith('e2e/edge/') || /playwright-core|journey\.ts'/.test(readFileSync(join(root, path), 'utf8'));
}

/** At a shifted clock, Chromium with a slowed processor hangs, and so do Redis and Firefox, which these folders start. */
function needsRealClock(path: string): boolean {
  if (/^e2e\/(?:edge|nodes|faults|other-browsers)\//.test(path)) return true;
  return readFileSync(join(root, path), 'utf8').includes('setCPUThrottlingRate');
}

function isWanted(path: string): boolean {
  return positionals.length === 0 || positionals.some((part) => path.includes(part));
}

function startBusyLoop(): ChildProcess {
  return spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
}
