import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CallAddress } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { cartPurchase, checkoutOutcome } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositCreate, fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { addItem } from '../cart/change-cart.ts';
import { openShop } from '../open-shop.ts';
import type { Shop } from '../shop.ts';
import { AccessTokens } from '../sign-in/access-tokens.ts';
import { transaction } from '../storage/database.ts';
import { secretOf } from '../storage/secrets.ts';
import { houseAccount, walletOf } from '../wallet/ledger.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { browser } from './paying.ts';
import { signedHeaders } from './test-sandbox.ts';
import { ticket } from './tickets.ts';

/**
 * What the sandbox dies in: a purchase from the wallet, one with a card in the same call, a deposit that buys nothing, a
 * purchase whose bank asks first, and what the bank's answer brings about.
 */
export const WAYS = ['wallet', 'card', 'deposit', 'challenge', 'capture'] as const;
export type PaidBy = (typeof WAYS)[number];

/** What the ticket of each of them costs, in minor units. */
export const PRICE = 340;

/** A customer with a session, a cart of one ticket, and what it takes to pay for it. */
export interface KilledCustomer {
  readonly id: string;
  readonly token: string;
  readonly sessionId: string;
  readonly fundId: string;
  readonly paidBy: PaidBy;
  /** The idempotency key of the purchase, whoever asks for it how often. */
  readonly key: string;
}

/** What a call was answered; null where the sandbox died. */
export type Answered = { readonly status: number; readonly text: string } | null;

/** What the books say of a customer. */
export interface Standing {
  readonly purchases: number;
  readonly tickets: number;
  readonly captured: number;
  readonly challenged: number;
  readonly wallet: number;
  readonly inCart: number;
}

const NOTHING: Standing = { purchases: 0, tickets: 0, captured: 0, challenged: 0, wallet: 0, inCart: 1 };
const BOUGHT: Standing = { purchases: 1, tickets: 1, captured: 1, challenged: 0, wallet: 0, inCart: 0 };

export const BEFORE: Readonly<Record<PaidBy, Standing>> = {
  wallet: { ...NOTHING, wallet: PRICE },
  card: NOTHING,
  deposit: NOTHING,
  challenge: NOTHING,
  capture: { ...NOTHING, challenged: 1 },
};

export const AFTER: Readonly<Record<PaidBy, Standing>> = {
  wallet: { ...BOUGHT, captured: 0 },
  card: BOUGHT,
  deposit: { ...NOTHING, captured: 1, wallet: PRICE },
  challenge: { ...NOTHING, challenged: 1 },
  capture: BOUGHT,
};

/** A customer for each way in a data folder, while nothing runs on it or something that may die. */
export function openCustomers(dataDir: string, ways: readonly PaidBy[]): KilledCustomer[] {
  const shop = openShop({ dataDir, clock: Date.now, wallClock: Date.now, reset: false });
  const customers = ways.map((paidBy) => newCustomer(shop, paidBy));
  shop.db.close();
  return customers;
}

function newCustomer(shop: Shop, paidBy: PaidBy): KilledCustomer {
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
  addItem(ticket satisfies CartItemRequest, shop.carts.ofCustomer(customer, now), scope);
  if (paidBy === 'wallet') {
    const entries = [
      { account: walletOf(id), amount: PRICE },
      { account: houseAccount('harbour', 'clearing'), amount: -PRICE },
    ];
    transaction(shop.db, () =>
      shop.ledger.move({ siteKey: 'harbour', kind: 'bonus', reference: 'test', entries, now }),
    );
  }
  return {
    id,
    token,
    sessionId: shop.sessions.open(id, randomUUID(), now).id,
    fundId: cardOf(shop, id, now, asksBank(paidBy) ? 'challenge' : 'succeeds'),
    paidBy,
    key: randomUUID(),
  };
}

export function asksBank(paidBy: PaidBy): boolean {
  return paidBy === 'challenge' || paidBy === 'capture';
}

function cardOf(shop: Shop, customerId: string, now: number, behaviour: 'succeeds' | 'challenge'): string {
  const card = { brand: 'Visa', gatewayKey: 'braintree', lastFour: '0018', holderName: 'Nova Quill' } as const;
  const ends = { expiryMonth: 12, expiryYear: new Date(now).getUTCFullYear() + 3 };
  const entry = { ...card, ...ends, siteKey: 'harbour', kind: 'card', email: null, behaviour } as const;
  const none = { bankType: null, bankCode: null, accountNumber: null, email: null, verifiesAt: null } as const;
  const token = shop.vault.keep(entry, now);
  const verified = { verificationStatus: 'Verified', createdAt: now } as const;
  return shop.funds.create({ ...none, ...verified, ...card, ...ends, customerId, type: 'cc', token }).id;
}

/** Buys what is in the cart, or deposits, as the browser would: always under the same key and with the same body. */
export function buy(dataDir: string, url: string, customer: KilledCustomer): Promise<Answered> {
  const { paidBy, fundId } = customer;
  const purchase = { channel_key: 'web', expected_total: '3.40' };
  if (paidBy === 'wallet') return ask(dataDir, url, customer, cartPurchase, purchase);
  if (paidBy === 'deposit') return ask(dataDir, url, customer, fundsDepositCreate, { amount: '3.40' });
  const asked = asksBank(paidBy) ? { strong_customer_authentication: browser } : {};
  const deposit = { amount: '3.40', customer_fund_id: fundId, checkout: true, ...asked };
  return ask(dataDir, url, customer, fundsDepositPurchase, { deposit, purchase });
}

/** Approves on the page of the bank that an answer named, as the customer's browser does; null where the sandbox died. */
export async function approve(url: string, answer: Answered): Promise<number | null> {
  const page = /"url":"(\/pay\/challenge\/[^"]+)"/.exec(answer?.text ?? '')?.[1];
  if (page === undefined) throw new Error(`no bank asks: ${answer?.text}`);
  try {
    const body = new URLSearchParams({ decision: 'approve' });
    return (await fetch(url + page, { method: 'POST', body, redirect: 'manual' })).status;
  } catch {
    return null;
  }
}

/** Asks what came of it. */
export function outcome(dataDir: string, url: string, customer: KilledCustomer): Promise<Answered> {
  return ask(dataDir, url, customer, checkoutOutcome);
}

async function ask(
  dataDir: string,
  url: string,
  { id, token, sessionId, key, fundId }: KilledCustomer,
  call: CallAddress,
  body?: object,
): Promise<Answered> {
  const access = await reading(dataDir, (db) => new AccessTokens(secretOf(db, 'access-tokens'))).issue(
    { customerId: id, sessionId, siteKey: 'harbour' },
    Date.now(),
  );
  try {
    const path = call.path.replace('{idempotencyKey}', key).replace('{fundId}', fundId);
    const response = await fetch(`${url}${call.base}${path}`, {
      method: call.method,
      headers: {
        ...signedHeaders('harbour', call.version, Date.now(), token),
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

/** What the books say of a customer, read while nothing is written. */
export function standingOf(dataDir: string, { id }: KilledCustomer): Standing {
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

/** What is wrong with the books as a whole: nothing. */
export function faultsOf(dataDir: string): readonly string[] {
  return reading(dataDir, ledgerFaults);
}

/** A connection of its own, opened after each death as the next sandbox opens one. */
function reading<T>(dataDir: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(join(dataDir, 'sandbox.sqlite'), { readOnly: false });
  try {
    return read(db);
  } finally {
    db.close();
  }
}
