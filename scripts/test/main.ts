import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { seenFolder } from '../calls/calls-report.ts';
import { benchPart } from './bench-part.ts';
import { findChromium } from './find-chromium.ts';
import { closingLine, type Part, runParts } from './part.ts';
import { UNIT_TESTS } from './part-titles.ts';
import { notePassed, passedParts, treeOf } from './passed-parts.ts';
import { proofFolder } from './proofs.ts';
import { alteredPart, buildPart, callsPart, checkPart, documentsPart } from './source-parts.ts';
import { retriedPart, vitestPart } from './vitest-part.ts';

type Suite = 'test' | 'full' | 'audit';

const root = fileURLToPath(new URL('../..', import.meta.url));
const suite: Suite = process.argv[2] === 'full' || process.argv[2] === 'audit' ? process.argv[2] : 'test';
/** With `--after-test`, the full suite leaves out the parts that `npm test` has just passed on these very sources. */
const passed = suite === 'full' && process.argv.includes('--after-test') ? passedParts(root) : [];
const proofs = proofFolder(root, suite);
const seen = seenFolder(root);
const env: NodeJS.ProcessEnv = { ...process.env, VITRINE_PROOFS: proofs, VITRINE_CALLS: seen };
const vitest = (title: string, project: string) => vitestPart(root, title, project, env);

const retried = (title: string, project: string) => retriedPart(root, title, project, env);

const browser: Part = {
  title: 'Browser',
  run: async () => {
    const path = findChromium();
    env['CHROMIUM'] = path;
    console.log(path);
    return { passed: 1, failed: 0 };
  },
};

const quick = [
  checkPart(root),
  documentsPart(root),
  vitest(UNIT_TESTS, 'unit'),
  retried('Tests of the sandbox', 'sandbox'),
  callsPart(root),
  vitest('Planted violations', 'tools'),
  buildPart(root),
  browser,
  retried('Browser journeys of the main paths', 'smoke'),
];

const leftOut: Part = {
  title: 'What npm test has passed on these very sources',
  run: async () => {
    cpSync(proofFolder(root, 'test'), proofs, { recursive: true });
    for (const title of passed) console.log(title);
    return { passed: 1, failed: 0 };
  },
};

const suites: Readonly<Record<Suite, readonly Part[]>> = {
  test: quick,
  full: [
    ...(passed.length > 0 ? [leftOut] : []),
    ...quick.filter((part) => part === browser || !passed.includes(part.title)),
    retried('Browser journeys of side paths and faults', 'journeys'),
    retried('Browser matrix', 'matrix'),
    retried('Accessibility of every page', 'accessibility'),
    vitest('A real Directus', 'full'),
    vitest('Deaths in the middle of purchases', 'kills'),
    vitest('A short flood of requests', 'flood'),
    benchPart(root),
  ],
  audit: [
    buildPart(root),
    browser,
    vitestPart(root, 'Accessibility in three widths', 'accessibility', { ...env, VITRINE_AXE: 'audit' }),
    retried('Firefox and WebKit', 'other-browsers'),
    alteredPart(root, env),
    vitest('Long fuzz', 'long'),
    vitestPart(root, 'A thousand deaths in the middle of purchases', 'kills', { ...env, VITRINE_KILL_RUNS: '1000' }),
    vitestPart(root, 'Ten minutes of a flood of requests', 'flood', {
      ...env,
      VITRINE_FLOOD_SECONDS: '600',
      VITRINE_IDLE_CONNECTIONS: '2000',
    }),
  ],
};

// The audit alters answers to calls that the last run saw.
for (const folder of passed.length > 0 || suite === 'audit' ? [proofs] : [proofs, seen])
  rmSync(folder, { recursive: true, force: true });
const tree = treeOf(root);
if (suite === 'test') notePassed(root, null);
const total = await runParts(suites[suite], console.log);
if (suite === 'test' && treeOf(root) === tree) notePassed(root, tree, total.passedParts);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
