import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChildSandbox } from './testing/child-sandbox.ts';
import {
  AFTER,
  type Answered,
  BEFORE,
  buy,
  faultsOf,
  type KilledCustomer,
  openCustomers,
  outcome,
  type PaidBy,
  standingOf,
} from './testing/killed-purchases.ts';

/** How often the sandbox dies; the audit asks for more. */
const RUNS = Number(process.env['VITRINE_KILL_RUNS'] ?? 200);

let dataDir: string;
let customers: KilledCustomer[];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-purchase-kill-'));
  customers = openCustomers(dataDir, RUNS + 2);
});

afterAll(() => rmSync(dataDir, { recursive: true }));

/** The steps of a purchase, told by one that nobody kills. */
async function stepsOf(paidBy: PaidBy): Promise<readonly string[]> {
  const customer = nextCustomer(paidBy);
  const log = join(dataDir, `steps-${paidBy}`);
  const sandbox = await ChildSandbox.start(dataDir, { call: 1, step: 0, log });
  expect(await buy(dataDir, sandbox.url, customer)).toMatchObject({ status: 200 });
  await sandbox.kill();
  expect(standingOf(dataDir, customer)).toEqual(AFTER[paidBy]);
  return readFileSync(log, 'utf8').trim().split('\n');
}

function nextCustomer(paidBy: PaidBy): KilledCustomer {
  const index = customers.findIndex((customer) => customer.paidBy === paidBy);
  const [customer] = customers.splice(index, 1);
  if (!customer) throw new RangeError('there is no customer left');
  return customer;
}

function idIn(answer: Answered): string {
  return /"checkout_id":"([^"]+)"/.exec(answer?.text ?? '')?.[1] ?? '';
}

describe('a sandbox that dies at any step of a purchase', () => {
  test(
    `sells each cart once and for its price (${RUNS} times)`,
    async () => {
      const steps = { wallet: await stepsOf('wallet'), card: await stepsOf('card') };
      for (const all of Object.values(steps)) expect([all.at(-1), all.length > 8]).toEqual(['-- committed', true]);
      let earlier: { readonly customer: KilledCustomer; readonly answer: Answered } | null = null;
      for (let run = 0; run < RUNS; run++) {
        const paidBy = run % 2 === 0 ? 'wallet' : 'card';
        const step = 1 + (Math.floor(run / 2) % steps[paidBy].length);
        const customer = nextCustomer(paidBy);
        // Whoever was there before asks twice.
        const call = earlier ? 3 : 1;
        const sandbox = await ChildSandbox.start(dataDir, { call, step });
        if (earlier) await goOn(sandbox.url, earlier.customer);
        const answer = await buy(dataDir, sandbox.url, customer);
        expect([paidBy, step, answer]).toEqual([paidBy, step, null]);
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

/** What a browser does whose answer never came: it asks what became of the purchase, and tries again under the same key. */
async function goOn(url: string, customer: KilledCustomer): Promise<void> {
  const { paidBy } = customer;
  const told = await outcome(dataDir, url, customer);
  const answer = await buy(dataDir, url, customer);
  expect([paidBy, answer?.status]).toEqual([paidBy, 200]);
  if (told?.text.includes('"known":true')) expect(idIn(told)).toBe(idIn(answer));
  expect(await buy(dataDir, url, customer)).toEqual(answer);
  expect(idIn(await outcome(dataDir, url, customer))).toBe(idIn(answer));
  expect(standingOf(dataDir, customer)).toEqual(AFTER[paidBy]);
}
