import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getSeenCallsFolder } from '../calls/calls-report.ts';
import { installDirectusPackages } from '../cms/install-directus.ts';
import { createBenchSmokeTestPart } from './bench-part.ts';
import { createFaultTestPart } from './fault-part.ts';
import { findChromium, findHeadlessChromium } from './find-chromium.ts';
import { formatPassedAndFailedCounts, runTestParts, type TestPart } from './part.ts';
import { UNIT_TESTS_TITLE } from './part-titles.ts';
import { readCleanCheckoutTreeId, readTestPartsPassedOnCurrentTree, storePassedTestParts } from './passed-parts.ts';
import { getProofFolder } from './proofs.ts';
import { listJourneysWithRareCases } from './rare-journeys.ts';
import {
  createAlteredAnswersTestPart,
  createBuildTestPart,
  createCallCoverageTestPart,
  createDocumentCheckTestPart,
  createSourceCheckTestPart,
} from './source-parts.ts';
import { createRetriedVitestTestPart, createVitestTestPart, type VitestProjectsTogether } from './vitest-part.ts';

type Suite = 'test' | 'full' | 'audit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const suite: Suite = process.argv[2] === 'full' || process.argv[2] === 'audit' ? process.argv[2] : 'test';
/** With `--after-test`, the full suite skips the parts that `npm test` has just passed on the same sources. */
const passed = suite === 'full' && process.argv.includes('--after-test') ? readTestPartsPassedOnCurrentTree(root) : [];
const proofs = getProofFolder(root, suite);
const seen = getSeenCallsFolder(root);
const env: NodeJS.ProcessEnv = { ...process.env, VITRINE_PROOFS: proofs, VITRINE_CALLS: seen };
const vitest = (title: string, project: string) => createVitestTestPart(root, title, project, env);

const retried = (title: string, projects: string | VitestProjectsTogether) =>
  createRetriedVitestTestPart(root, title, projects, env);

/** Unit tests prove each machine that has changed since it was last proven. */
const areMachinesProven = passed.includes(UNIT_TESTS_TITLE);

/** Tries also the rarest cases. */
const exhaustive = { ...env, VITRINE_EXHAUSTIVE: '1' };

const browser: TestPart = {
  title: 'Browser',
  run: async () => {
    for (const path of new Set([findHeadlessChromium(), findChromium()])) console.log(path);
    return { passed: 1, failed: 0 };
  },
};

/** Installed by itself, because that takes minutes, for which no test waits. */
const directus: TestPart = {
  title: 'Directus',
  run: async () => {
    console.log((await installDirectusPackages()).dir);
    return { passed: 1, failed: 0 };
  },
};

const quick = [
  createSourceCheckTestPart(root),
  createDocumentCheckTestPart(root),
  vitest(UNIT_TESTS_TITLE, 'unit'),
  retried('Tests of the sandbox', 'sandbox'),
  createCallCoverageTestPart(root),
  vitest('Planted violations', 'tools'),
  createBuildTestPart(root),
  browser,
  retried('Browser journeys of the main paths', 'smoke'),
];

const leftOut: TestPart = {
  title: 'What npm test has passed on these very sources',
  run: async () => {
    cpSync(getProofFolder(root, 'test'), proofs, { recursive: true });
    for (const title of passed) console.log(title);
    return { passed: 1, failed: 0 };
  },
};

const suites: Readonly<Record<Suite, readonly TestPart[]>> = {
  test: quick,
  full: [
    ...(passed.length > 0 ? [leftOut] : []),
    ...quick.filter((part) => part === browser || !passed.includes(part.title)),
    ...(areMachinesProven ? [] : [vitest('Mutants of every machine', 'mutants')]),
    retried('Browser journeys of side paths and faults', 'journeys'),
    retried('Browser matrix', 'matrix'),
    retried('Accessibility of every page', 'accessibility'),
    retried('Pages in pseudo-locales', 'pseudo-locales'),
    directus,
    retried('Directus, two nodes with Redis, an edge, and deaths in the middle of purchases', {
      projects: ['full', 'nodes', 'edge', 'kills'],
      workers: 3,
    }),
    retried('A sample of faults beside customers', 'faults'),
    vitest('A short flood of requests', 'flood'),
    createBenchSmokeTestPart(root),
  ],
  audit: [
    createBuildTestPart(root),
    browser,
    createVitestTestPart(root, 'Accessibility in three widths', 'accessibility', exhaustive),
    createVitestTestPart(root, 'Every page of every brand in pseudo-locales', 'pseudo-locales', exhaustive),
    createVitestTestPart(root, 'Every page at every width, and every hostile string', 'matrix', exhaustive),
    createVitestTestPart(
      root,
      'Every interruption of a purchase, and journeys in every brand',
      'journeys',
      exhaustive,
      listJourneysWithRareCases(root),
    ),
    createVitestTestPart(root, 'Telemetry of all journeys, scanned for values of customers', 'journeys', {
      ...env,
      VITRINE_E2E_SCAN: 'on',
    }),
    retried('Firefox and WebKit', 'other-browsers'),
    createAlteredAnswersTestPart(root, env),
    vitest('Long fuzz', 'long'),
    vitest('Output of every generator, and a sandbox on every day of a year', 'rare'),
    createVitestTestPart(root, 'A thousand deaths in the middle of purchases', 'kills', {
      ...env,
      VITRINE_KILL_RUNS: '1000',
    }),
    createVitestTestPart(root, 'A million requests to an edge', 'edge', { ...env, VITRINE_EDGE_REQUESTS: '1000000' }, [
      'e2e/edge/traffic.test.ts',
    ]),
    createFaultTestPart(root),
    createVitestTestPart(root, 'Ten minutes of a flood of requests', 'flood', {
      ...env,
      VITRINE_FLOOD_SECONDS: '600',
      VITRINE_IDLE_CONNECTIONS: '2000',
    }),
  ],
};

// The audit alters answers to the calls that the last run recorded.
for (const folder of passed.length > 0 || suite === 'audit' ? [proofs] : [proofs, seen])
  rmSync(folder, { recursive: true, force: true });
const tree = readCleanCheckoutTreeId(root);
if (suite === 'test') storePassedTestParts(root, null);
const total = await runTestParts(suites[suite], console.log);
if (suite === 'test' && readCleanCheckoutTreeId(root) === tree) storePassedTestParts(root, tree, total.passedParts);
console.log(`\n${formatPassedAndFailedCounts(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
