import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CallAddress } from '#schemas/api/call.ts';
import { apiHeader } from '#schemas/api/headers.ts';
import { cartPurchase, checkoutOutcome } from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsDepositPurchase } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import { addItem } from '../cart/change-cart.ts';
import { AccessTokens } from '../identity/access-tokens.ts';
import { openShop } from '../open-shop.ts';
import type { Shop } from '../shop.ts';
import { transaction } from '../storage/database.ts';
import { secretOf } from '../storage/secrets.ts';
import { houseAccount, walletOf } from '../wallet/ledger.ts';
import { ledgerFaults } from './ledger-faults.ts';
import { signedHeaders } from './test-sandbox.ts';
import { ticket } from './tickets.ts';

/** How a cart is paid: from the wallet, with a card in the same call, or with a card whose bank asks first. */
export type PaidBy = 'wallet' | 'card';

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
  readonly wallet: number;
  readonly inCart: number;
}

export const BEFORE: Readonly<Record<PaidBy, Standing>> = {
  wallet: { purchases: 0, tickets: 0, captured: 0, wallet: PRICE, inCart: 1 },
  card: { purchases: 0, tickets: 0, captured: 0, wallet: 0, inCart: 1 },
};

export const AFTER: Readonly<Record<PaidBy, Standing>> = {
  wallet: { purchases: 1, tickets: 1, captured: 0, wallet: 0, inCart: 0 },
  card: { purchases: 1, tickets: 1, captured: 1, wallet: 0, inCart: 0 },
};

/** Customers who buy in a data folder, while nothing runs on it or something that may die. */
export function openCustomers(dataDir: string, count: number): KilledCustomer[] {
  const shop = openShop({ dataDir, clock: Date.now, wallClock: Date.now, reset: false });
  const customers = Array.from({ length: count }, (_, index) => newCustomer(shop, index % 2 === 0 ? 'wallet' : 'card'));
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
    fundId: cardOf(shop, id, now),
    paidBy,
    key: randomUUID(),
  };
}

function cardOf(shop: Shop, customerId: string, now: number): string {
  const card = { brand: 'Visa', gatewayKey: 'braintree', lastFour: '0018', holderName: 'Nova Quill' } as const;
  const ends = { expiryMonth: 12, expiryYear: new Date(now).getUTCFullYear() + 3 };
  const entry = { ...card, ...ends, siteKey: 'harbour', kind: 'card', email: null, behaviour: 'succeeds' } as const;
  const none = { bankType: null, bankCode: null, accountNumber: null, email: null, verifiesAt: null } as const;
  const token = shop.vault.keep(entry, now);
  const verified = { verificationStatus: 'Verified', createdAt: now } as const;
  return shop.funds.create({ ...none, ...verified, ...card, ...ends, customerId, type: 'cc', token }).id;
}

/** Buys what is in the cart, as the browser would: always under the same key and with the same body. */
export function buy(dataDir: string, url: string, customer: KilledCustomer): Promise<Answered> {
  const purchase = { channel_key: 'web', expected_total: '3.40' };
  const body =
    customer.paidBy === 'wallet'
      ? purchase
      : { deposit: { amount: '3.40', customer_fund_id: customer.fundId, checkout: true }, purchase };
  return ask(dataDir, url, customer, customer.paidBy === 'wallet' ? cartPurchase : fundsDepositPurchase, body);
}

/** Asks what came of it. */
export function outcome(dataDir: string, url: string, customer: KilledCustomer): Promise<Answered> {
  return ask(dataDir, url, customer, checkoutOutcome);
}

async function ask(
  dataDir: string,
  url: string,
  { id, token, sessionId, key }: KilledCustomer,
  call: CallAddress,
  body?: object,
): Promise<Answered> {
  const access = await reading(dataDir, (db) => new AccessTokens(secretOf(db, 'access-tokens'))).issue(
    { customerId: id, sessionId, siteKey: 'harbour' },
    Date.now(),
  );
  try {
    const response = await fetch(`${url}${call.base}${call.path.replace('{idempotencyKey}', key)}`, {
      method: call.method,
      headers: {
        ...signedHeaders('harbour', call.version, Date.now(), token),
        [apiHeader.authorization]: `Bearer ${access}`,
        ...(body && { [apiHeader.idempotencyKey]: key, 'content-type': 'application/json' }),
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
