import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import type { Cart, CartItemRequest, Receipt } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import { joinOrBeginTransaction } from '../storage/database.ts';
import { getShopLedgerAccountId, getWalletLedgerAccountId } from '../wallet/ledger.ts';
import type { TestSandbox, TestSiteKey } from './test-sandbox.ts';

interface BuyerParts {
  /** In the wallet, in minor units. */
  readonly funds: number;
  readonly site: TestSiteKey;
  readonly passwordHash: string;
  readonly segmentName: string | null;
  /** Language of mails; the brand's if null. */
  readonly locale: string | null;
}

/** A new customer who buys, with a fresh token for each call. */
export class TestBuyingCustomer {
  readonly customer: StoredCustomer;
  readonly #sandbox: TestSandbox;

  constructor(
    sandbox: TestSandbox,
    { funds = 0, site = 'harbour', passwordHash = '', segmentName = null, locale = null }: Partial<BuyerParts> = {},
  ) {
    this.#sandbox = sandbox;
    this.customer = sandbox.createCustomer({ siteKey: site, passwordHash, segmentName, locale });
    if (funds > 0) this.receive(funds);
  }

  /** Puts money into the wallet, in minor units. */
  receive(amount: number): void {
    const { shop } = this.#sandbox;
    const { id, siteKey } = this.customer;
    const entries = [
      { account: getWalletLedgerAccountId(id), amount },
      { account: getShopLedgerAccountId(siteKey, 'clearing'), amount: -amount },
    ];
    joinOrBeginTransaction(shop.db, () =>
      shop.ledger.move({ siteKey, kind: 'deposit', reference: 'test', entries, now: shop.clock() }),
    );
  }

  /** Sets a weekly spend limit, in minor units. */
  limitSpending(amount: number): void {
    this.#sandbox.shop.limits.set(this.customer.id, 'spend', 'week', { amount, pending: null });
  }

  get wallet(): number {
    return this.#sandbox.shop.ledger.balance(getWalletLedgerAccountId(this.customer.id));
  }

  /** Credentials of the customer for a call. */
  async as() {
    return { as: await this.#sandbox.signIn(this.customer) };
  }

  async cart(): Promise<Cart> {
    return (await this.#sandbox.send(calls.cartItemsList, await this.as())).result;
  }

  async add(body: CartItemRequest): Promise<Cart> {
    return (await this.#sandbox.send(calls.cartItemsAdd, { ...(await this.as()), body })).result;
  }

  async buy(...items: CartItemRequest[]): Promise<Receipt> {
    for (const item of items) await this.add(item);
    const body = { channel_key: 'web' } as const;
    return (await this.#sandbox.send(calls.cartPurchase, { ...(await this.as()), body })).result;
  }

  /** Status and error code of a refused purchase. */
  async refusedPurchase(): Promise<[number, string | null]> {
    const body = { channel_key: 'web' } as const;
    const { status, answer } = await this.#sandbox.sendRefused(calls.cartPurchase, { ...(await this.as()), body });
    return [status, answer.code];
  }
}

/** Sum of all account balances: zero when no money appeared or vanished. */
export function sumTestLedger({ shop }: TestSandbox): unknown {
  return shop.db
    .prepare(
      `SELECT (SELECT coalesce(sum(amount), 0) FROM ledger_entries) AS entries,
         (SELECT coalesce(sum(balance), 0) FROM ledger_accounts) AS balances,
         (SELECT count(*) FROM (SELECT 1 FROM ledger_entries GROUP BY movement_id HAVING sum(amount) <> 0)) AS unbalanced`,
    )
    .get();
}

export const BALANCED_TEST_LEDGER_SUMS = { entries: 0, balances: 0, unbalanced: 0 };
