import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildSandbox, type Death } from './testing/child-sandbox.ts';
import {
  AFTER,
  type Answered,
  approve,
  asksBank,
  BEFORE,
  buy,
  faultsOf,
  type KilledCustomer,
  openCustomers,
  outcome,
  type PaidBy,
  standingOf,
  WAYS,
} from './testing/killed-purchases.ts';

/** How often the sandbox dies; the audit asks for more. */
const RUNS = Number(process.env['VITRINE_KILL_RUNS'] ?? 200);

/** What whoever was there before asks again: this often under the key, and of the bank. */
const AGAIN = 2;

let dataDir: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-purchase-kill-'));
  await (await ChildSandbox.start(dataDir)).end();
});

afterAll(() => rmSync(dataDir, { recursive: true }));

/** The steps of a purchase or deposit, told by one that nobody kills. */
async function stepsOf(customer: KilledCustomer): Promise<readonly string[]> {
  const { paidBy } = customer;
  const log = join(dataDir, `steps-${paidBy}`);
  const sandbox = await ChildSandbox.start(dataDir, { ...deathIn(paidBy, null), step: 0, log });
  const answer = await buy(dataDir, sandbox.url, customer);
  expect([paidBy, answer?.status]).toEqual([paidBy, 200]);
  if (paidBy === 'capture') expect(await approve(sandbox.url, answer)).toBe(200);
  await sandbox.kill();
  expect([paidBy, standingOf(dataDir, customer)]).toEqual([paidBy, AFTER[paidBy]]);
  return readFileSync(log, 'utf8').trim().split('\n');
}

/** The call that it dies in, after all those of whoever was there before. */
function deathIn(paidBy: PaidBy, earlier: PaidBy | null): Omit<Death, 'step'> {
  if (paidBy !== 'capture') return { call: earlier === null ? 1 : AGAIN + 1 };
  return { in: 'decision', call: earlier !== null && asksBank(earlier) ? AGAIN + 1 : 1 };
}

function idIn(answer: Answered): string {
  return /"checkout_id":"([^"]+)"/.exec(answer?.text ?? '')?.[1] ?? '';
}

/** Every step of every way, one way after the other, until all have been at each of their steps. */
function everyStep(steps: Readonly<Record<PaidBy, readonly string[]>>): readonly (readonly [PaidBy, number])[] {
  const most = Math.max(...WAYS.map((paidBy) => steps[paidBy].length));
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((step) =>
    WAYS.filter((paidBy) => step <= steps[paidBy].length).map((paidBy) => [paidBy, step] as const),
  );
}

describe('a sandbox that dies at any step of a purchase, a deposit or what follows a bank’s answer', () => {
  test(
    `sells each cart once and for its price, and takes each deposit once (${RUNS} times)`,
    async () => {
      const steps = { wallet: [], card: [], deposit: [], challenge: [], capture: [] } as Record<
        PaidBy,
        readonly string[]
      >;
      for (const customer of openCustomers(dataDir, WAYS)) {
        const { paidBy } = customer;
        steps[paidBy] = await stepsOf(customer);
        expect([paidBy, steps[paidBy].at(-1), steps[paidBy].length > 5]).toEqual([paidBy, '-- committed', true]);
      }
      const all = everyStep(steps);
      expect(all.length).toBeLessThanOrEqual(200);
      const deaths = Array.from({ length: Math.ceil(RUNS / all.length) }, () => all)
        .flat()
        .slice(0, RUNS);
      const customers = openCustomers(
        dataDir,
        deaths.map(([paidBy]) => paidBy),
      );
      let earlier: { readonly customer: KilledCustomer; readonly answer: Answered } | null = null;
      for (const [run, customer] of customers.entries()) {
        const { paidBy } = customer;
        const step = deaths[run]?.[1] ?? 1;
        const sandbox = await ChildSandbox.start(dataDir, {
          ...deathIn(paidBy, earlier?.customer.paidBy ?? null),
          step,
        });
        if (earlier) await goOn(sandbox.url, earlier.customer);
        const answer = await buy(dataDir, sandbox.url, customer);
        const died = paidBy === 'capture' ? await approve(sandbox.url, answer) : answer;
        expect([paidBy, step, died]).toEqual([paidBy, step, null]);
        await sandbox.died();

        // Either all of it has happened, or nothing: what was committed was committed with its answer.
        const isDone = steps[paidBy][step - 1] === '-- committed';
        expect([paidBy, step, standingOf(dataDir, customer)]).toEqual([
          paidBy,
          step,
          isDone ? AFTER[paidBy] : BEFORE[paidBy],
        ]);
        expect(faultsOf(dataDir)).toEqual([]);
        earlier = { customer, answer };
      }
      const last = await ChildSandbox.start(dataDir);
      if (earlier) await goOn(last.url, earlier.customer);
      await last.kill();
      expect(faultsOf(dataDir)).toEqual([]);
    },
    60_000 + RUNS * 30_000,
  );
});

/** What a browser does whose answer never came: it asks what became of it, and tries again under the same key. */
async function goOn(url: string, customer: KilledCustomer): Promise<void> {
  const { paidBy } = customer;
  const told = await outcome(dataDir, url, customer);
  const answer = await buy(dataDir, url, customer);
  expect([paidBy, answer?.status]).toEqual([paidBy, 200]);
  expect(await buy(dataDir, url, customer)).toEqual(answer);
  if (asksBank(paidBy)) {
    // The bank's page is still open, and its button is pressed again.
    for (let press = 0; press < AGAIN; press += 1) expect(await approve(url, answer)).toBe(200);
    expect(standingOf(dataDir, customer)).toEqual(AFTER.capture);
    return;
  }
  if (paidBy !== 'deposit') {
    if (told?.text.includes('"known":true')) expect(idIn(told)).toBe(idIn(answer));
    expect(idIn(await outcome(dataDir, url, customer))).toBe(idIn(answer));
  }
  expect(standingOf(dataDir, customer)).toEqual(AFTER[paidBy]);
}
