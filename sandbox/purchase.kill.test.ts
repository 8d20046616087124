import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

/** Number of crashes; the audit sets more. */
const RUNS = Number(process.env['VITRINE_KILL_RUNS'] ?? 200);

/** How often each call of an earlier customer is repeated under its key. */
const AGAIN = 2;

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-purchase-kill-'));
  await (await KillableSandboxProcess.start(dataDir)).end();
});

afterAll(() => rmSync(dataDir, { recursive: true }));

/** The steps of a purchase or deposit, recorded in a run without a crash. */
async function stepsOf(customer: CrashTestCustomer): Promise<readonly string[]> {
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
function everyStep(
  steps: Readonly<Record<CrashTestPayment, readonly string[]>>,
): readonly (readonly [CrashTestPayment, number])[] {
  const most = Math.max(...CRASH_TEST_PAYMENTS.map((paidBy) => steps[paidBy].length));
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((step) =>
    CRASH_TEST_PAYMENTS.filter((paidBy) => step <= steps[paidBy].length).map((paidBy) => [paidBy, step] as const),
  );
}

describe('a sandbox that crashes at any step of a purchase, a deposit or a bank decision', () => {
  test(
    `sells each cart once for its price and takes each deposit once (${RUNS} crashes)`,
    async () => {
      const steps = { wallet: [], card: [], deposit: [], challenge: [], capture: [] } as Record<
        CrashTestPayment,
        readonly string[]
      >;
      for (const customer of createCrashTestCustomers(dataDir, CRASH_TEST_PAYMENTS)) {
        const { paidBy } = customer;
        steps[paidBy] = await stepsOf(customer);
        expect([paidBy, steps[paidBy].at(-1), steps[paidBy].length > 5]).toEqual([paidBy, '-- committed', true]);
      }
      const all = everyStep(steps);
      expect(all.length).toBeLessThanOrEqual(200);
      const deaths = Array.from({ length: Math.ceil(RUNS / all.length) }, () => all)
        .flat()
        .slice(0, RUNS);
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
        if (earlier) await goOn(sandbox.url, earlier.customer);
        const answer = await sendCrashTestPurchase(dataDir, sandbox.url, customer);
        const died = paidBy === 'capture' ? await approveCrashTestBankChallenge(sandbox.url, answer) : answer;
        expect([paidBy, step, died]).toEqual([paidBy, step, null]);
        await sandbox.died();

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
      if (earlier) await goOn(last.url, earlier.customer);
      await last.kill();
      expect(readCrashTestLedgerFaults(dataDir)).toEqual([]);
    },
    60_000 + RUNS * 30_000,
  );
});

/** Acts like a browser after a lost response: asks for the outcome, and retries under the same key. */
async function goOn(url: string, customer: CrashTestCustomer): Promise<void> {
  const { paidBy } = customer;
  const told = await fetchCrashTestPurchaseOutcome(dataDir, url, customer);
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
    if (told?.text.includes('"known":true')) expect(idIn(told)).toBe(idIn(answer));
    expect(idIn(await fetchCrashTestPurchaseOutcome(dataDir, url, customer))).toBe(idIn(answer));
  }
  expect(readCrashTestCustomerBooks(dataDir, customer)).toEqual(CRASH_TEST_BOOKS_AFTER_PURCHASE[paidBy]);
}
