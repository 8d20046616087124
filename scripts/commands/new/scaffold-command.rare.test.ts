import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkers } from '../../check/all.ts';
import { runCheckers } from '../../check/run-checks.ts';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'vitrine-new-'));

const COMMANDS = [
  'block offers/price-table',
  'block offers/price-board --data shared --interactive',
  'block account/own-note --data customer',
  'machine offers/price-alert',
  'call alerts.list --area offers',
  'call discover.top-picks',
  'form prize-claim',
  'route club.rules --site harbour --path /club/:rule',
  'brand meadow',
  'document-kind event',
];

const RUN_ALL = `
import { runVitrineCliCommand } from './scripts/commands/run-vitrine.ts';
for (const command of ${JSON.stringify(COMMANDS)}) {
  const io = { root: process.cwd(), environment: {}, out: () => {}, err: (text) => process.stderr.write(text) };
  const code = await runVitrineCliCommand(['new', ...command.split(' ')], io);
  if (code !== 0) throw new Error(command + ' ended with ' + code);
}`;

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: copy, stdio: 'pipe' });
  node('scripts/gen/set-up.ts');
  node('--input-type=module', '--eval', RUN_ALL);
  node('scripts/gen/set-up.ts');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the output of every vitrine new generator passes npm run check unchanged', { timeout: 1_800_000 }, async () => {
  const outcomes = await runCheckers(copy, checkers, () => {});
  expect(outcomes.flatMap(({ name, failures }) => failures.map((failure) => `${name}: ${failure}`))).toEqual([]);
});

test('each generated block, machine, call, form, route, brand and document kind has one failing test that says what to do', () => {
  const tests = [
    'blocks/offers/price-table/price-table.test.tsx',
    'blocks/offers/price-board/price-board.test.tsx',
    'blocks/account/own-note/own-note.test.tsx',
    'machines/offers/price-alert/price-alert.test.ts',
    'sandbox/offers/calls/alerts.list.test.ts',
    'sandbox/offers/calls/discover.top-picks.test.ts',
    'app/services/flows/prize-claim-form.test.ts',
    'scripts/commands/documents/harbour.club.rules.route.test.ts',
    'scripts/commands/documents/meadow.brand.test.ts',
    'scripts/commands/documents/event.kind.test.ts',
  ];
  const output = join(copy, 'report.json');
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      '--project',
      'sandbox',
      '--reporter=json',
      `--outputFile=${output}`,
      ...tests,
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  interface Report {
    readonly testResults: readonly {
      readonly name: string;
      readonly assertionResults: readonly {
        readonly title: string;
        readonly status: string;
        readonly failureMessages: readonly string[];
      }[];
    }[];
  }
  const report: Report = JSON.parse(readFileSync(output, 'utf8'));
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ title, failureMessages }) => [
        name.slice(copy.length + 1),
        title,
        /Then delete this test\./.test(failureMessages.join()),
      ]),
  );
  expect(failed.sort()).toEqual(tests.toSorted().map((file) => [file, 'is filled in', true]));
});

test('a machine that vitrine new generated passes the contract test of machines', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      'machines/machines.contract.test.ts',
      '-t',
      'price-alert',
    ],
    { cwd: copy, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining('passed')]);
});
