import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { fundsDepositCreate, fundsWithdraw } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { openSandboxShop } from './open-shop.ts';
import { createSeededRandom } from './results/draws/seeded-random.ts';
import type { SandboxShop } from './shop.ts';
import { KillableSandboxProcess } from './testing/child-sandbox.ts';
import { findLedgerFaults } from './testing/ledger-faults.ts';
import { createSignedTestHeaders } from './testing/test-sandbox.ts';
import { getWalletLedgerAccountId } from './wallet/ledger.ts';
import { getWithdrawalHoldAccountId } from './wallet/wallet-funds.ts';

/** In the first round the process is killed from outside; in the others it dies at a database write. */
const KILLED = 1;
const ROUNDS = 4;
const CUSTOMERS = 6;
const SEED = 20_260_304;

/** A call with an idempotency key that is sent repeatedly. */
interface IdempotentRequest {
  readonly key: string;
  readonly customer: number;
  readonly kind: 'deposit' | 'withdrawal';
  readonly amount: number;
  answer: string | null;
}

let dataDir: string;
let people: { id: string; token: string; card: string }[];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-kill-'));
  const shop = open();
  people = Array.from({ length: CUSTOMERS }, () => newCustomer(shop));
  shop.db.close();
});

afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

function open(): SandboxShop {
  return openSandboxShop({ dataDir, clock: Date.now, wallClock: Date.now, reset: false });
}

function newCustomer(shop: SandboxShop) {
  const now = Date.now();
  const { id, customerToken } = shop.customers.create({
    siteKey: 'harbour',
    email: `${randomUUID()}@harbour.example`,
    firstName: 'Nova',
    lastName: 'Quill',
    passwordHash: '',
    pricingId: 'harbour-aud',
    segmentName: null,
    forcePasswordChange: false,
    accountUpgrade: false,
    createdAt: now,
  });
  const saved = { brand: 'Visa', gatewayKey: 'braintree', lastFour: '0018', holderName: 'Nova Quill' } as const;
  const ends = { expiryMonth: 12, expiryYear: new Date(now).getUTCFullYear() + 3 };
  const entry = { ...saved, ...ends, siteKey: 'harbour', kind: 'card', email: null, behaviour: 'succeeds' } as const;
  const none = { bankType: null, bankCode: null, accountNumber: null, email: null, verifiesAt: null } as const;
  const common = { ...none, customerId: id, verificationStatus: 'Verified', createdAt: now } as const;
  const token = shop.cardVault.createUsedToken(entry, now);
  const { id: card } = shop.funds.create({ ...common, ...saved, ...ends, type: 'cc', token });
  const account = { bankType: 'bsb', bankCode: '062000', accountNumber: '12345678', lastFour: '5678' } as const;
  const noCard = { gatewayKey: null, token: null, expiryMonth: null, expiryYear: null } as const;
  shop.funds.create({ ...common, ...account, ...noCard, type: 'bank', brand: 'bank', holderName: 'Nova Quill' });
  return { id, token: customerToken, card };
}

/** Access tokens signed with the secret of the shop. */
async function accessTokens(): Promise<string[]> {
  const shop = open();
  const tokens = await Promise.all(
    people.map(({ id: customerId }) => {
      const { id: sessionId } = shop.sessions.open(customerId, randomUUID(), Date.now());
      shop.sessions.elevate(sessionId, Number.MAX_SAFE_INTEGER);
      return shop.accessTokens.issue({ customerId, sessionId, siteKey: 'harbour' }, Date.now());
    }),
  );
  shop.db.close();
  return tokens;
}

/** The response text; null when the sandbox died. */
async function send(
  url: string,
  request: IdempotentRequest,
  accessToken: string | undefined,
): Promise<[number, string] | null> {
  const person = people[request.customer];
  if (!person) throw new RangeError('there is no such customer');
  const isDeposit = request.kind === 'deposit';
  const call = isDeposit ? fundsDepositCreate : fundsWithdraw;
  const amount = (request.amount / 100).toFixed(2);
  const path = isDeposit ? `/funds/${person.card}/deposit` : `/customer/${person.id}/withdraw`;
  const body = isDeposit ? { amount } : { amount, bank_type: 'bsb', withdrawal_method_code: 'do' };
  try {
    const response = await fetch(`${url}${call.base}${path}`, {
      method: 'POST',
      headers: {
        ...createSignedTestHeaders('harbour', call.version, Date.now(), person.token),
        [apiHeaderNames.authorization]: `Bearer ${accessToken}`,
        [apiHeaderNames.idempotencyKey]: request.key,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return [response.status, await response.text()];
  } catch {
    return null;
  }
}

test('a sandbox killed at random moments neither creates nor loses money, nor repeats a deposit or withdrawal', async () => {
  const random = createSeededRandom('kill', SEED);
  const requests: IdempotentRequest[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const tokens = await accessTokens();
    const dieAtWrite = round < KILLED ? 0 : 60 + Math.floor(random() * 400);
    const sandbox = await KillableSandboxProcess.start(dataDir, dieAtWrite);
    let left = 10 + Math.floor(random() * 60);
    let isAlive = true;
    const death = sandbox.waitForExit().then(() => {
      isAlive = false;
    });
    const hammering = Array.from({ length: 8 }, async () => {
      while (isAlive) {
        const request: IdempotentRequest = {
          key: randomUUID(),
          customer: Math.floor(random() * CUSTOMERS),
          kind: random() < 0.75 ? 'deposit' : 'withdrawal',
          amount: 500 + Math.floor(random() * 2000),
          answer: null,
        };
        requests.push(request);
        const answered = await send(sandbox.url, request, tokens[request.customer]);
        if (answered === null) await death;
        if (answered?.[0] === 200) request.answer = answered[1];
        if (--left === 0 && dieAtWrite === 0) await sandbox.kill();
      }
    });
    await Promise.all([...hammering, death]);
    inspect(requests);
  }
  await retryAll(requests);
  expect(requests.filter(({ answer }) => answer !== null).length).toBeGreaterThan(30);
}, 180_000);

/** Checks that the ledger balances and each answered call took effect exactly once. */
function inspect(requests: readonly IdempotentRequest[]): void {
  const shop = open();
  expect(findLedgerFaults(shop.db)).toEqual([]);
  expect(shop.db.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
  const halves = `SELECT id FROM deposits WHERE status NOT IN ('captured', 'failed') AND due_at IS NULL
    UNION ALL SELECT d.id FROM deposits d WHERE status = 'captured' AND 1 <>
      (SELECT count(*) FROM ledger_movements m WHERE m.kind = 'deposit' AND m.reference = d.id)
    UNION ALL SELECT m.reference FROM ledger_movements m WHERE m.kind = 'deposit' AND moved_at > 0
      AND NOT EXISTS (SELECT 1 FROM deposits d WHERE d.id = m.reference AND d.status = 'captured')
    UNION ALL SELECT w.id FROM withdrawals w WHERE status = 'requested' AND 1 <>
      (SELECT count(*) FROM ledger_movements m WHERE m.kind = 'withdrawal' AND m.reference = w.id)`;
  expect(shop.db.prepare(halves).all()).toEqual([]);
  const moved = shop.db.prepare('SELECT count(*) AS count FROM ledger_movements WHERE reference = ?');
  for (const { answer } of requests) {
    if (answer !== null) expect({ answer, ...moved.get(idIn(answer)) }).toEqual({ answer, count: 1 });
  }
  shop.db.close();
}

function idIn(answer: string): string {
  return /"(?:deposit_id|result)":"([^"]+)"/.exec(answer)?.[1] ?? '';
}

/** Repeats every call: answered ones answer the same, and each takes effect at most once. */
async function retryAll(requests: readonly IdempotentRequest[]): Promise<void> {
  const tokens = await accessTokens();
  const sandbox = await KillableSandboxProcess.start(dataDir);
  const outcomes: { request: IdempotentRequest; done: boolean }[] = [];
  for (const request of requests) {
    const answered = await send(sandbox.url, request, tokens[request.customer]);
    if (request.answer !== null) expect(answered).toEqual([200, request.answer]);
    outcomes.push({ request, done: answered?.[0] === 200 });
  }
  await sandbox.kill();
  const shop = open();
  expect(findLedgerFaults(shop.db)).toEqual([]);
  for (const [index, { id }] of people.entries()) {
    const done = outcomes
      .filter(({ request, done: isDone }) => isDone && request.customer === index)
      .map(({ request }) => request);
    const sum = (kind: IdempotentRequest['kind']) =>
      done.filter((request) => request.kind === kind).reduce((total, { amount }) => total + amount, 0);
    const heldAmount = sum('withdrawal');
    expect([
      shop.ledger.balance(getWalletLedgerAccountId(id)),
      shop.ledger.balance(getWithdrawalHoldAccountId(id)),
    ]).toEqual([sum('deposit') - heldAmount, heldAmount]);
  }
  shop.db.close();
}
