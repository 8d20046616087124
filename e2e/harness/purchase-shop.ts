import * as calls from '#schemas/generated/api/cart.wire-calls.gen.ts';
import { fundsBankAccountAdd } from '#schemas/generated/api/funds.wire-calls.gen.ts';
import { cartPartnerPurchase } from '#schemas/generated/api/partners.wire-calls.gen.ts';
import type { CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { SandboxBrand } from '../../sandbox/shop.ts';
import { hashPassword } from '../../sandbox/sign-in/passwords.ts';
import { sumTestLedger, TestBuyingCustomer } from '../../sandbox/testing/buying-customer.ts';
import { findLedgerFaults } from '../../sandbox/testing/ledger-faults.ts';
import { TestPayingCustomer } from '../../sandbox/testing/paying-customer.ts';
import type { TestSandbox, TestSiteKey } from '../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../scripts/calls/contract-calls.ts';
import type { StartShopsOptions } from '../../scripts/serve/serve.ts';
import { DEMO_PASSWORD } from '../pages/session.ts';
import { FaultyApiProxy } from './faulty-api.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from './shop-process.ts';

const root = new URL('../..', import.meta.url).pathname;

/** A shop with fault injection into its API, and access to its sandbox. */
export interface PurchaseTestShop {
  readonly sandbox: TestSandbox;
  readonly api: FaultyApiProxy;
  readonly shop: RunningTestShop;
  close(): Promise<void>;
}

interface PurchaseShopOptions extends Pick<StartShopsOptions, 'apiTimeout'> {
  /** Brands besides those of the demonstration. */
  readonly furtherBrands?: readonly SandboxBrand[];
  /** Edits the shop's copy of the documents in this folder before it starts. */
  readonly prepare?: (project: string) => void;
}

/** `apiTimeout` is how long the shop waits for its API, in milliseconds. */
export async function startPurchaseTestShop({
  apiTimeout,
  furtherBrands,
  prepare,
}: PurchaseShopOptions = {}): Promise<PurchaseTestShop> {
  const sandbox = await startSeededTestSandbox(Date.now(), undefined, furtherBrands);
  const api = await FaultyApiProxy.start(sandbox.url, await readContractCalls(root));
  const payOrigin = `http://pay.localhost:${new URL(sandbox.url).port}`;
  const partnerOrigin = `http://partner.localhost:${new URL(sandbox.url).port}`;
  const customerData = { url: `${sandbox.url}/_customer-data`, key: 'sandbox' };
  const accounts = Object.fromEntries(
    sandbox.shop.brands.map(({ siteKey, appKey, secret }) => [siteKey, { appKey, secret }]),
  );
  const options = { apiUrl: api.url, payOrigin, partnerOrigin, customerData, accounts: JSON.stringify(accounts) };
  const shop = await startTestShop({ ...options, ...(apiTimeout !== undefined && { apiTimeout }) }, prepare);
  return {
    sandbox,
    api,
    shop,
    async close() {
      await shop.close();
      await api.close();
      await sandbox.close();
    },
  };
}

/** Golden Bay, four games that the shop picks, for 3.40. */
export const TEST_TICKET_CART_ITEM: CartItemRequest = {
  product_type: 'lottery_ticket',
  lottery_key: 'golden-bay',
  game_type: 'standard',
  game_offer: 'standard',
  num_games: 4,
  quickpick: true,
};

const MONTH = 30 * 86_400_000;

/** A customer who can log in, with money in the wallet and items in the cart. */
export class SandboxShopper {
  readonly email: string;
  readonly #sandbox: TestSandbox;
  readonly #customer: TestBuyingCustomer['customer'];

  private constructor(sandbox: TestSandbox, customer: TestBuyingCustomer['customer']) {
    this.#sandbox = sandbox;
    this.#customer = customer;
    this.email = customer.email;
  }

  static async create(
    sandbox: TestSandbox,
    { funds = 0, items = [TEST_TICKET_CART_ITEM], site = 'harbour' }: Partial<ShopperParts> = {},
  ): Promise<SandboxShopper> {
    const buyer = new TestBuyingCustomer(sandbox, { funds, site, passwordHash: await hashPassword(DEMO_PASSWORD) });
    for (const item of items) await buyer.add(item);
    return new SandboxShopper(sandbox, buyer.customer);
  }

  get id(): string {
    return this.#customer.id;
  }

  /** In minor units. */
  get wallet(): number {
    return this.#sandbox.shop.ledger.balance(`wallet:${this.id}`);
  }

  /** Ids of all purchases, oldest first. */
  get purchases(): readonly string[] {
    const rows = this.#sandbox.shop.db
      .prepare('SELECT id FROM checkouts WHERE customer_id = ? ORDER BY placed_at')
      .all(this.id);
    return rows.map(({ id }) => String(id));
  }

  /** Status and amount in minor units of all deposits, by status. */
  get deposits(): readonly string[] {
    const rows = this.#sandbox.shop.db
      .prepare('SELECT status, amount FROM deposits WHERE customer_id = ? ORDER BY status')
      .all(this.id);
    return rows.map(({ status, amount }) => `${status} ${amount}`);
  }

  async as() {
    return this.#sandbox.signIn(this.#customer);
  }

  async add(body: CartItemRequest): Promise<void> {
    await this.#sandbox.send(calls.cartItemsAdd, { as: await this.as(), body });
  }

  /** Buys the cart from the wallet. */
  async buy(): Promise<void> {
    await this.#sandbox.send(calls.cartPurchase, { as: await this.as(), body: { channel_key: 'web' } });
  }

  /** Buys at a partner with a new card, as another device of the customer would. */
  async buyAt(slug: string, items: readonly CartItemRequest[]): Promise<void> {
    const payer = await this.payer();
    const { customer_fund_id } = await payer.saveCard();
    const deposit = { amount: '3.40', customer_fund_id };
    const body = { cart_item: items, deposit, purchase: { channel_key: 'web' } } as const;
    await this.#sandbox.send(cartPartnerPurchase, { as: payer.as, params: { slug }, body });
  }

  async itemsInCart(): Promise<number> {
    const { result } = await this.#sandbox.send(calls.cartItemsList, { as: await this.as() });
    return result.cart_items.length;
  }

  /** The same customer with browser calls to vault and bank. */
  async payer(): Promise<TestPayingCustomer> {
    return new TestPayingCustomer(this.#sandbox, await this.as());
  }

  /** Saves a bank account for withdrawals. */
  async addBankAccount(): Promise<void> {
    const body = { code: '062000', account_number: '12345678', account_name: 'Nova Quill', type: 'bsb' } as const;
    await this.#sandbox.send(fundsBankAccountAdd, { as: await this.as(), body });
  }

  /** Moves the customer past the verification deadline. */
  outstayVerification(): void {
    const { db, clock } = this.#sandbox.shop;
    db.prepare('UPDATE customers SET created_at = ? WHERE id = ?').run(clock() - MONTH, this.id);
  }

  limitSpending(amount: number): void {
    this.#sandbox.shop.limits.set(this.id, 'spend', 'week', { amount, pending: null });
  }
}

interface ShopperParts {
  readonly funds: number;
  readonly items: readonly CartItemRequest[];
  readonly site: TestSiteKey;
}

/** Closes sales of the next draw of an offer of Harbour. */
export function endSandboxSalesOfNextDraw({ shop }: TestSandbox, offerKey: string): void {
  const now = shop.clock();
  const next = shop.draws.listUndrawn('harbour', offerKey).find(({ closeDate }) => closeDate > now);
  if (!next) throw new Error(`${offerKey} has no draw on sale`);
  shop.db.prepare('UPDATE draws SET close_date = ? WHERE id = ?').run(now, next.id);
}

/** Changes the price of a game of Harbour, in minor units. The returned function restores it. */
export function changeSandboxGamePrice({ shop }: TestSandbox, offerKey: string, pricePerGame: number): () => void {
  const harbour = shop.brands.find(({ siteKey }) => siteKey === 'harbour');
  const offer = harbour?.catalogue.offers.find(({ key }) => key === offerKey);
  const gameOffer = offer?.type === 'lottery_ticket' ? offer.gameTypes[0]?.gameOffers[0] : undefined;
  if (!gameOffer) throw new Error(`${offerKey} has no games`);
  const before = gameOffer.pricePerGame;
  Object.assign(gameOffer, { pricePerGame });
  return () => void Object.assign(gameOffer, { pricePerGame: before });
}

/** Ledger faults; empty when no money appeared or vanished. */
export function findSandboxLedgerFaults(sandbox: TestSandbox): unknown {
  return { sum: sumTestLedger(sandbox), faults: findLedgerFaults(sandbox.shop.db) };
}
