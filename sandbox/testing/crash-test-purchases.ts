import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ApiCallMethodAndPath } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { cartPurchase, checkoutOutcome } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositCreate, fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { addItemToStoredCart } from '../cart/change-cart.ts';
import { openSandboxShop } from '../open-shop.ts';
import type { SandboxShop } from '../shop.ts';
import { AccessTokenCodec } from '../sign-in/access-tokens.ts';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { loadOrCreateSecretInDatabase } from '../storage/secrets.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../wallet/ledger.ts';
import { findLedgerFaults } from './ledger-faults.ts';
import { testBrowserAuthentication } from './paying-customer.ts';
import { createSignedTestHeaders } from './test-sandbox.ts';
import { testLotteryTicketItem } from './tickets.ts';

/**
 * Payments during which the sandbox crashes: a purchase from the wallet, one with a card in the same call, a deposit
 * without a purchase, a purchase with a bank challenge, and the completion of a challenge.
 */
export const CRASH_TEST_PAYMENTS = ['wallet', 'card', 'deposit', 'challenge', 'capture'] as const;
export type CrashTestPayment = (typeof CRASH_TEST_PAYMENTS)[number];

/** Price of the ticket in minor units. */
export const CRASH_TEST_PRICE = 340;

/** A customer with a session, a cart with one ticket, and means of payment. */
export interface CrashTestCustomer {
  readonly id: string;
  readonly token: string;
  readonly sessionId: string;
  readonly fundId: string;
  readonly paidBy: CrashTestPayment;
  /** Idempotency key of the purchase. */
  readonly key: string;
}

/** Response of a call; null when the sandbox crashed. */
export type CrashTestResponse = { readonly status: number; readonly text: string } | null;

/** A customer's records in the database. */
export interface CrashTestCustomerBooks {
  readonly purchases: number;
  readonly tickets: number;
  readonly captured: number;
  readonly challenged: number;
  readonly wallet: number;
  readonly inCart: number;
}

const NOTHING: CrashTestCustomerBooks = { purchases: 0, tickets: 0, captured: 0, challenged: 0, wallet: 0, inCart: 1 };
const BOUGHT: CrashTestCustomerBooks = { purchases: 1, tickets: 1, captured: 1, challenged: 0, wallet: 0, inCart: 0 };

export const CRASH_TEST_BOOKS_BEFORE_PURCHASE: Readonly<Record<CrashTestPayment, CrashTestCustomerBooks>> = {
  wallet: { ...NOTHING, wallet: CRASH_TEST_PRICE },
  card: NOTHING,
  deposit: NOTHING,
  challenge: NOTHING,
  capture: { ...NOTHING, challenged: 1 },
};

export const CRASH_TEST_BOOKS_AFTER_PURCHASE: Readonly<Record<CrashTestPayment, CrashTestCustomerBooks>> = {
  wallet: { ...BOUGHT, captured: 0 },
  card: BOUGHT,
  deposit: { ...NOTHING, captured: 1, wallet: CRASH_TEST_PRICE },
  challenge: { ...NOTHING, challenged: 1 },
  capture: BOUGHT,
};

/** Creates a customer for each kind of payment in a data folder. */
export function createCrashTestCustomers(dataDir: string, ways: readonly CrashTestPayment[]): CrashTestCustomer[] {
  const shop = openSandboxShop({ dataDir, clock: Date.now, wallClock: Date.now, reset: false });
  const customers = ways.map((paidBy) => newCustomer(shop, paidBy));
  shop.db.close();
  return customers;
}

function newCustomer(shop: SandboxShop, paidBy: CrashTestPayment): CrashTestCustomer {
  const now = Date.now();
  const customer = shop.customers.create({
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
  const { id, customerToken: token } = customer;
  const brand = shop.brands.find(({ siteKey }) => siteKey === 'harbour');
  if (!brand) throw new Error('there is no harbour');
  const scope = { shop, brand, now, regions: [], customerId: id };
  addItemToStoredCart(
    testLotteryTicketItem satisfies CartItemRequest,
    shop.carts.getCustomerCart(customer, now),
    scope,
  );
  if (paidBy === 'wallet') {
    const entries = [
      { account: getWalletLedgerAccountId(id), amount: CRASH_TEST_PRICE },
      { account: getShopLedgerAccountId('harbour', 'clearing'), amount: -CRASH_TEST_PRICE },
    ];
    joinOrBeginTransaction(shop.db, () =>
      shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'test', entries, now }),
    );
  }
  return {
    id,
    token,
    sessionId: shop.sessions.open(id, randomUUID(), now).id,
    fundId: cardOf(shop, id, now, needsCrashTestBankChallenge(paidBy) ? 'challenge' : 'succeeds'),
    paidBy,
    key: randomUUID(),
  };
}

export function needsCrashTestBankChallenge(paidBy: CrashTestPayment): boolean {
  return paidBy === 'challenge' || paidBy === 'capture';
}

function cardOf(shop: SandboxShop, customerId: string, now: number, behaviour: 'succeeds' | 'challenge'): string {
  const card = { brand: 'Visa', gatewayKey: 'braintree', lastFour: '0018', holderName: 'Nova Quill' } as const;
  const ends = { expiryMonth: 12, expiryYear: new Date(now).getUTCFullYear() + 3 };
  const entry = { ...card, ...ends, siteKey: 'harbour', kind: 'card', email: null, behaviour } as const;
  const none = { bankType: null, bankCode: null, accountNumber: null, email: null, verifiesAt: null } as const;
  const token = shop.cardVault.createUsedToken(entry, now);
  const verified = { verificationStatus: 'Verified', createdAt: now } as const;
  return shop.funds.create({ ...none, ...verified, ...card, ...ends, customerId, type: 'cc', token }).id;
}

/** Buys the cart or deposits like a browser, always with the same key and body. */
export function sendCrashTestPurchase(
  dataDir: string,
  url: string,
  customer: CrashTestCustomer,
): Promise<CrashTestResponse> {
  const { paidBy, fundId } = customer;
  const purchase = { channel_key: 'web', expected_total: '3.40' };
  if (paidBy === 'wallet') return sendCall(dataDir, url, customer, cartPurchase, purchase);
  if (paidBy === 'deposit') return sendCall(dataDir, url, customer, fundsDepositCreate, { amount: '3.40' });
  const authentication = needsCrashTestBankChallenge(paidBy)
    ? { strong_customer_authentication: testBrowserAuthentication }
    : {};
  const deposit = { amount: '3.40', customer_fund_id: fundId, checkout: true, ...authentication };
  return sendCall(dataDir, url, customer, fundsDepositPurchase, { deposit, purchase });
}

/** Approves the bank challenge of a response like a browser; null when the sandbox crashed. */
export async function approveCrashTestBankChallenge(url: string, answer: CrashTestResponse): Promise<number | null> {
  const page = /"url":"(\/pay\/challenge\/[^"]+)"/.exec(answer?.text ?? '')?.[1];
  if (page === undefined) throw new Error(`no bank asks: ${answer?.text}`);
  try {
    const body = new URLSearchParams({ decision: 'approve' });
    return (await fetch(url + page, { method: 'POST', body, redirect: 'manual' })).status;
  } catch {
    return null;
  }
}

/** Requests the outcome of the purchase. */
export function fetchCrashTestPurchaseOutcome(
  dataDir: string,
  url: string,
  customer: CrashTestCustomer,
): Promise<CrashTestResponse> {
  return sendCall(dataDir, url, customer, checkoutOutcome);
}

async function sendCall(
  dataDir: string,
  url: string,
  { id, token, sessionId, key, fundId }: CrashTestCustomer,
  call: ApiCallMethodAndPath,
  body?: object,
): Promise<CrashTestResponse> {
  const access = await reading(
    dataDir,
    (db) => new AccessTokenCodec(loadOrCreateSecretInDatabase(db, 'access-tokens')),
  ).issue({ customerId: id, sessionId, siteKey: 'harbour' }, Date.now());
  try {
    const path = call.path.replace('{idempotencyKey}', key).replace('{fundId}', fundId);
    const response = await fetch(`${url}${call.base}${path}`, {
      method: call.method,
      headers: {
        ...createSignedTestHeaders('harbour', call.version, Date.now(), token),
        [apiHeaderNames.authorization]: `Bearer ${access}`,
        ...(body && { [apiHeaderNames.idempotencyKey]: key, 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  } catch {
    return null;
  }
}

/** Reads a customer's records while nothing is written. */
export function readCrashTestCustomerBooks(dataDir: string, { id }: CrashTestCustomer): CrashTestCustomerBooks {
  return reading(dataDir, (db) => {
    const count = (sql: string) => Number(db.prepare(sql).get(id)?.['count'] ?? 0);
    return {
      purchases: count('SELECT count(*) AS count FROM checkouts WHERE customer_id = ?'),
      tickets: count('SELECT count(*) AS count FROM orders WHERE customer_id = ?'),
      captured: count("SELECT count(*) AS count FROM deposits WHERE customer_id = ? AND status = 'captured'"),
      challenged: count("SELECT count(*) AS count FROM deposits WHERE customer_id = ? AND status = 'challenged'"),
      wallet: count("SELECT balance AS count FROM ledger_accounts WHERE id = 'wallet:' || ?"),
      inCart: count(
        'SELECT count(*) AS count FROM cart_items JOIN carts ON carts.token = cart_items.cart_token WHERE carts.customer_id = ?',
      ),
    };
  });
}

/** Faults of the whole ledger; empty when it is sound. */
export function readCrashTestLedgerFaults(dataDir: string): readonly string[] {
  return reading(dataDir, findLedgerFaults);
}

/** A separate connection, opened after each crash. */
function reading<T>(dataDir: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: false });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
