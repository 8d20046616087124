import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runVitrineCliCommand } from '../commands/run-vitrine.ts';
import { reportSpecCoverage } from '../spec.ts';
import { ALTERED_ANSWERS_FILE, type AlteredAnswerResults, hashJourneySource } from './altered-answers.ts';
import { readContractCalls } from './contract-calls.ts';

const CHECKOUT = new URL('../..', import.meta.url).pathname;
const ID = 'locate';
const FILE = 'e2e/smoke/region.test.ts';
const JOURNEY = `${FILE} > the region of a visitor is shown`;
const SOURCE = `
const BRAND = 'harbour';
journey('the region of a visitor is shown', async ({ visit }) => {
  await (await visit(BRAND)).page.getByText('Queensland').waitFor();
});
`;

/** A link to this checkout, with call records of its own. */
let root: string;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'counted-calls-'));
  const own = new Set(['.git', '.vitrine', 'e2e', 'spec', 'dist']);
  for (const name of readdirSync(CHECKOUT)) if (!own.has(name)) symlinkSync(join(CHECKOUT, name), join(root, name));
  for (const folder of ['e2e/smoke', '.vitrine/calls/made', '.vitrine/proofs', 'spec']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const name of ['deviations.json', 'inventory-facts.json', 'inventory-ids.json']) {
    symlinkSync(join(CHECKOUT, 'spec', name), join(root, 'spec', name));
  }
  const call = (await readContractCalls(root)).find(({ id }) => id === ID);
  if (!call) throw new Error(`${ID} is not in the contract`);
  const { id, method, path, version, status, refusals } = call;
  const seen = [{ status, code: null }, ...refusals.flatMap((one) => one.codes.map((code) => ({ ...one, code })))];
  write('.vitrine/calls/1.jsonl', linesOf(seen.map((one) => ({ id, method, path, version, test: 'a test', ...one }))));
  write('.vitrine/calls/made/1.jsonl', linesOf([{ id, method, path, version, status, journey: JOURNEY }]));
  write(FILE, SOURCE);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function linesOf(values: readonly object[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

function storeAlteredAnswers(answers: AlteredAnswerResults): void {
  write(ALTERED_ANSWERS_FILE, JSON.stringify(answers));
}

/** The effect of an altered answer in `vitrine calls`, and whether `vitrine spec` counts the call as proven. */
async function counted(): Promise<readonly [string | null, boolean]> {
  let out = '';
  await runVitrineCliCommand(['calls', '--json'], {
    root,
    environment: {},
    out: (text) => void (out += text),
    err: () => undefined,
  });
  const call = JSON.parse(out).find(({ id }: { id: string }) => id === ID);
  let printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  await reportSpecCoverage(['--json'], root);
  vi.restoreAllMocks();
  const isProven = JSON.parse(printed).some(
    (item: { kind: string; id: string }) => item.kind === 'calls' && item.id === ID,
  );
  return [call.made.changes, isProven];
}

test('a call counts as proven by its stored altered-answer result until the source of that journey is edited', async () => {
  const sources = hashJourneySource(root, ID, JOURNEY);
  storeAlteredAnswers({ [ID]: { journey: JOURNEY, how: 'values', changes: 'no region', sources } });
  expect(await counted()).toEqual(['no region', true]);
  write(FILE, SOURCE.replace("const BRAND = 'harbour';", "const BRAND = 'lantern';\n// Another brand."));
  expect(await counted()).toEqual(['no region', true]);
});

test('a call no longer counts as proven once the source of the journey of its altered-answer result has changed', async () => {
  const sources = hashJourneySource(root, ID, JOURNEY);
  storeAlteredAnswers({ [ID]: { journey: JOURNEY, how: 'values', changes: 'no region', sources } });
  write(FILE, SOURCE.replace('Queensland', 'Victoria'));
  expect(await counted()).toEqual([null, false]);
});

test('a call does not count as proven without an altered-answer result, or when the altered answer changed nothing', async () => {
  expect(await counted()).toEqual([null, false]);
  const sources = hashJourneySource(root, ID, JOURNEY);
  storeAlteredAnswers({ [ID]: { journey: JOURNEY, how: 'refusal', changes: null, sources } });
  expect(await counted()).toEqual([null, false]);
});
