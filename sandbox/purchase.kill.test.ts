import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KillableSandboxProcess, type SandboxCrashPoint } from './testing/child-sandbox.ts';
import {
  approveCrashTestBankChallenge,
  CRASH_TEST_BOOKS_AFTER_PURCHASE,
  CRASH_TEST_BOOKS_BEFORE_PURCHASE,
  CRASH_TEST_PAYMENTS,
  type CrashTestCustomer,
  type CrashTestPayment,
  type CrashTestResponse,
  createCrashTestCustomers,
  fetchCrashTestPurchaseOutcome,
  needsCrashTestBankChallenge,
  readCrashTestCustomerBooks,
  readCrashTestLedgerFaults,
  sendCrashTestPurchase,
} from './testing/crash-test-purchases.ts';

/** Number of crashes in the audit; otherwise there is one at each step. */
const RUNS = process.env['VITRINE_KILL_RUNS'];

const MOST_STEPS = 200;

/** How often each call of an earlier customer is repeated under its key. */
const AGAIN = 2;

/** Sequences of crashes at the same time, each with data of its own. */
const SEQUENCES = 2;

let folder: string;
let dataDirs: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-purchase-kill-'));
  const [first, ...others] = Array.from({ length: SEQUENCES }, (_, index) => join(folder, String(index)));
  if (first === undefined) return;
  await (await KillableSandboxProcess.start(first)).end();
  for (const other of others) cpSync(first, other, { recursive: true });
  dataDirs = [first, ...others];
});

afterAll(() => rmSync(folder, { recursive: true }));

type RecordedSteps = Record<CrashTestPayment, readonly string[]>;
type Death = readonly [paidBy: CrashTestPayment, step: number];

/** The steps of a purchase or deposit, recorded in a run without a crash. */
async function stepsOf(dataDir: string, customer: CrashTestCustomer): Promise<readonly string[]> {
  const { paidBy } = customer;
  const log = join(dataDir, `steps-${paidBy}`);
  const sandbox = await KillableSandboxProcess.start(dataDir, { ...deathIn(paidBy, null), step: 0, log });
  const answer = await sendCrashTestPurchase(dataDir, sandbox.url, customer);
  expect([paidBy, answer?.status]).toEqual([paidBy, 200]);
  if (paidBy === 'capture') expect(await approveCrashTestBankChallenge(sandbox.url, answer)).toBe(200);
  await sandbox.kill();
  expect([paidBy, readCrashTestCustomerBooks(dataDir, customer)]).toEqual([
    paidBy,
    CRASH_TEST_BOOKS_AFTER_PURCHASE[paidBy],
  ]);
  return readFileSync(log, 'utf8').trim().split('\n');
}

/** The call of the crash, after those of the earlier customers. */
function deathIn(paidBy: CrashTestPayment, earlier: CrashTestPayment | null): Omit<SandboxCrashPoint, 'step'> {
  if (paidBy !== 'capture') return { call: earlier === null ? 1 : AGAIN + 1 };
  return { in: 'decision', call: earlier !== null && needsCrashTestBankChallenge(earlier) ? AGAIN + 1 : 1 };
}

function idIn(answer: CrashTestResponse): string {
  return /"checkout_id":"([^"]+)"/.exec(answer?.text ?? '')?.[1] ?? '';
}

/** Every step of every payment kind, alternating between kinds. */
function everyStep(steps: RecordedSteps): readonly Death[] {
  const most = Math.max(...CRASH_TEST_PAYMENTS.map((paidBy) => steps[paidBy].length));
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((step) =>
    CRASH_TEST_PAYMENTS.filter((paidBy) => step <= steps[paidBy].length).map((paidBy) => [paidBy, step] as const),
  );
}

describe('a sandbox that crashes at any step of a purchase, a deposit or a bank decision', () => {
  test(
    'sells each cart once for its price and takes each deposit once',
    async () => {
      const steps: RecordedSteps = { wallet: [], card: [], deposit: [], challenge: [], capture: [] };
      const [first = ''] = dataDirs;
      for (const customer of createCrashTestCustomers(first, CRASH_TEST_PAYMENTS)) {
        const { paidBy } = customer;
        steps[paidBy] = await stepsOf(first, customer);
        expect([paidBy, steps[paidBy].at(-1), steps[paidBy].length > 5]).toEqual([paidBy, '-- committed', true]);
      }
      const all = everyStep(steps);
      expect(all.length).toBeLessThanOrEqual(MOST_STEPS);
      const runs = Number(RUNS ?? all.length);
      const deaths = Array.from({ length: Math.ceil(runs / all.length) }, () => all)
        .flat()
        .slice(0, runs);
      const length = Math.ceil(deaths.length / SEQUENCES);
      await Promise.all(
        dataDirs.map((dataDir, index) => dieOften(dataDir, steps, deaths.slice(index * length, (index + 1) * length))),
      );
    },
    60_000 + Number(RUNS ?? MOST_STEPS) * 30_000,
  );
});

/** Crashes a sandbox at each of these steps in turn, and restarts it with the same data. */
async function dieOften(dataDir: string, steps: RecordedSteps, deaths: readonly Death[]): Promise<void> {
  const customers = createCrashTestCustomers(
    dataDir,
    deaths.map(([paidBy]) => paidBy),
  );
  let earlier: { readonly customer: CrashTestCustomer; readonly answer: CrashTestResponse } | null = null;
  for (const [run, customer] of customers.entries()) {
    const { paidBy } = customer;
    const step = deaths[run]?.[1] ?? 1;
    const sandbox = await KillableSandboxProcess.start(dataDir, {
      ...deathIn(paidBy, earlier?.customer.paidBy ?? null),
      step,
    });
    if (earlier) await goOn(dataDir, sandbox.url, earlier.customer);
    const answer = await sendCrashTestPurchase(dataDir, sandbox.url, customer);
    const died = paidBy === 'capture' ? await approveCrashTestBankChallenge(sandbox.url, answer) : answer;
    expect([paidBy, step, died]).toEqual([paidBy, step, null]);
    await sandbox.waitForExit();

    // Either everything or nothing is committed, together with the response.
    const isDone = steps[paidBy][step - 1] === '-- committed';
    expect([paidBy, step, readCrashTestCustomerBooks(dataDir, customer)]).toEqual([
      paidBy,
      step,
      isDone ? CRASH_TEST_BOOKS_AFTER_PURCHASE[paidBy] : CRASH_TEST_BOOKS_BEFORE_PURCHASE[paidBy],
    ]);
    expect(readCrashTestLedgerFaults(dataDir)).toEqual([]);
    earlier = { customer, answer };
  }
  const last = await KillableSandboxProcess.start(dataDir);
  if (earlier) await goOn(dataDir, last.url, earlier.customer);
  await last.kill();
  expect(readCrashTestLedgerFaults(dataDir)).toEqual([]);
}

/** Acts like a browser after a lost response: fetches the outcome, and retries with the same key. */
async function goOn(dataDir: string, url: string, customer: CrashTestCustomer): Promise<void> {
  const { paidBy } = customer;
  const outcome = await fetchCrashTestPurchaseOutcome(dataDir, url, customer);
  const answer = await sendCrashTestPurchase(dataDir, url, customer);
  expect([paidBy, answer?.status]).toEqual([paidBy, 200]);
  expect(await sendCrashTestPurchase(dataDir, url, customer)).toEqual(answer);
  if (needsCrashTestBankChallenge(paidBy)) {
    // The bank's page is still open, and its button is clicked again.
    for (let press = 0; press < AGAIN; press += 1) expect(await approveCrashTestBankChallenge(url, answer)).toBe(200);
    expect(readCrashTestCustomerBooks(dataDir, customer)).toEqual(CRASH_TEST_BOOKS_AFTER_PURCHASE.capture);
    return;
  }
  if (paidBy !== 'deposit') {
    if (outcome?.text.includes('"known":true')) expect(idIn(outcome)).toBe(idIn(answer));
    expect(idIn(await fetchCrashTestPurchaseOutcome(dataDir, url, customer))).toBe(idIn(answer));
  }
  expect(readCrashTestCustomerBooks(dataDir, customer)).toEqual(CRASH_TEST_BOOKS_AFTER_PURCHASE[paidBy]);
}
