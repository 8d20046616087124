import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { BrowserlessVisitor, type BrowserlessVisitorResponse } from '../harness/shop-caller.ts';
import type { WalletCustomer } from '../harness/wallet-customers.ts';
import { type Ending, judgeCall, judgePage, type SeenRequest, SeenRequests } from './seen-requests.ts';

/** Milliseconds after which a request counts as hung: a browser waits 15 s for a call, and the machine may be busy. */
export const PATIENCE = 30_000;

/** Milliseconds between two requests of a client. */
const PACE = { customer: 3_000, anonymousVisitor: 750 };

/** Spreads the pace, so that customers do not buy in step after a fault that delays all of them. */
const findPace = (index: number, customers: number) => PACE.customer * (0.75 + (0.5 * index) / customers);

export const PAGES_OF_ANONYMOUS_VISITORS = ['/', '/golden-bay', '/about', '/lotto-tickets', '/blog', '/lotto-results'];

const ITEM = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'standard',
  gameOffer: 'standard',
  numGames: 4,
  quickpick: true,
};

export interface FaultClientsOptions {
  readonly port: number;
  readonly customers: readonly WalletCustomer[];
  readonly anonymousVisitorCount: number;
}

/** Customers who buy again and again, and anonymous visitors who read pages, each at the pace of a person in a hurry. */
export class FaultClients {
  readonly seen = new SeenRequests();
  readonly #customers: readonly CustomerClient[];
  readonly #working: Promise<unknown>;
  #isOver = false;

  constructor({ port, customers, anonymousVisitorCount }: FaultClientsOptions) {
    const isOver = () => this.#isOver;
    this.#customers = customers.map((customer, index) => {
      const visitor = new BrowserlessVisitor(port, { headers: headersOf(1, index) });
      return new CustomerClient(customer, { visitor, pace: findPace(index, customers.length), seen: this.seen });
    });
    const visits = Array.from({ length: anonymousVisitorCount }, (_, index) =>
      visitPages(port, index, this.seen, isOver),
    );
    this.#working = Promise.all([...this.#customers.map((client) => client.buyUntil(isOver)), ...visits]);
  }

  countPurchases(): number {
    return this.#customers.reduce((sum, { purchases }) => sum + purchases.size, 0);
  }

  /** Lets each client end its purchase. Returns the ids of the confirmed purchases, by the id of the customer. */
  async end(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    this.#isOver = true;
    await this.#working;
    return new Map(this.#customers.map(({ customer, purchases }) => [customer.id, purchases]));
  }
}

type SendRequest = (visitor: BrowserlessVisitor) => Promise<BrowserlessVisitorResponse>;

/** Sends a request with a timeout, and records its outcome. */
async function observe(
  { seen, by, what }: Pick<SeenRequest, 'by' | 'what'> & { readonly seen: SeenRequests },
  visitor: BrowserlessVisitor,
  sendRequest: SendRequest,
  judge: (answer: BrowserlessVisitorResponse) => Ending,
): Promise<BrowserlessVisitorResponse | null> {
  const begun = performance.now();
  const add = (ending: Ending, detail = '') =>
    seen.add({ by, what, ending, took: performance.now() - begun, detail: detail.slice(0, 300) });
  let isLate = false;
  const late = setTimeout(() => {
    isLate = true;
    visitor.close();
  }, PATIENCE);
  try {
    const answer = await sendRequest(visitor);
    const ending = judge(answer);
    add(ending, ending === 'answered' ? '' : `${answer.status} ${answer.text}`);
    return answer;
  } catch (error) {
    add(isLate ? 'hung' : 'no connection', String(error));
    return null;
  } finally {
    clearTimeout(late);
  }
}

/** E-mail addresses of test customers; pages of a shop also contain others. */
const EMAIL = /[0-9a-f-]{36}@harbour\.example/g;

/** A separate address per client, because limits are per address. Node does not retry requests on a closed connection. */
const headersOf = (network: number, index: number) => ({
  'x-forwarded-for': `10.${network}.0.${index + 1}`,
  connection: 'close',
});

async function visitPages(port: number, index: number, seen: SeenRequests, isOver: () => boolean): Promise<void> {
  const visitor = new BrowserlessVisitor(port, { headers: headersOf(2, index) });
  for (let turn = index; !isOver(); turn += 1) {
    const path = PAGES_OF_ANONYMOUS_VISITORS[turn % PAGES_OF_ANONYMOUS_VISITORS.length] ?? '/';
    const what = { seen, by: 'anonymous visitor', what: path } as const;
    const answer = await observe(what, visitor, (own) => own.open(path), judgePage);
    if (answer?.text.match(EMAIL)) seen.foreign.push(`an anonymous visitor at ${path}`);
    await pause(PACE.anonymousVisitor);
  }
  visitor.close();
}

interface Attempt {
  readonly idempotencyKey: string;
  readonly expectedTotal: string;
}

interface CustomerClientOptions {
  readonly visitor: BrowserlessVisitor;
  /** Milliseconds between two requests. */
  readonly pace: number;
  readonly seen: SeenRequests;
}

class CustomerClient {
  readonly customer: WalletCustomer;
  /** Ids of the purchases that were confirmed to the customer. */
  readonly purchases = new Set<string>();
  readonly #seen: SeenRequests;
  readonly #visitor: BrowserlessVisitor;
  readonly #pace: number;

  constructor(customer: WalletCustomer, { visitor, pace, seen }: CustomerClientOptions) {
    this.customer = customer;
    this.#seen = seen;
    this.#visitor = visitor;
    this.#pace = pace;
  }

  async buyUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      if (this.#visitor.customerId === null) await this.#signIn();
      else await this.#buyOnce(isOver);
    }
    this.#visitor.close();
  }

  async #buyOnce(isOver: () => boolean): Promise<void> {
    await this.#open('/golden-bay');
    await this.#open('/cart');
    const cart = await this.#call('cart.items.add', { body: ITEM });
    await this.#open('/my-account/my-details');
    if (isOver() || cart?.status !== 200) return;
    await this.#purchase({ idempotencyKey: randomUUID(), expectedTotal: cart.json.result.cartTotal });
  }

  async #signIn(): Promise<void> {
    const body = { email: this.customer.email, password: 'Correct-Horse-9' };
    const answer = await this.#call('auth.login', { body });
    if (answer?.status === 200) this.#visitor.customerId = answer.json.result.customerId;
  }

  /**
   * Like the checkout: only a refusal by the shop itself ends an attempt. Else its outcome is looked up, and the
   * purchase is retried with the same key.
   */
  async #purchase({ idempotencyKey, expectedTotal }: Attempt): Promise<void> {
    for (;;) {
      if (this.#visitor.customerId === null) await this.#signIn();
      const body = { channelKey: 'web', expectedTotal };
      const bought = await this.#call('cart.purchase', { body, idempotencyKey });
      if (bought?.status === 200) return void this.purchases.add(bought.json.result.checkoutId);
      if (bought?.status === 422 && bought.json?.code !== 'idempotency_mismatch') return;
      const outcome = await this.#call('checkout.outcome', { params: { idempotencyKey } });
      if (outcome?.json?.result?.known) return void this.purchases.add(outcome.json.result.checkoutId);
    }
  }

  async #open(path: string): Promise<void> {
    const answer = await this.#observe(path, (visitor) => visitor.open(path), judgePage);
    const foreign = [...(answer?.text ?? '').matchAll(EMAIL)]
      .map(([email]) => email)
      .filter((email) => email !== this.customer.email);
    if (foreign.length > 0) this.#seen.foreign.push(`${this.customer.email} saw ${foreign[0]} at ${path}`);
  }

  async #call(id: string, fields: Parameters<BrowserlessVisitor['call']>[1]) {
    const answer = await this.#observe(id, (visitor) => visitor.call(id, fields), judgeCall);
    if (answer?.status === 401) this.#visitor.customerId = null;
    return answer;
  }

  async #observe(what: string, sendRequest: SendRequest, judge: (answer: BrowserlessVisitorResponse) => Ending) {
    const answer = await observe({ seen: this.#seen, by: 'customer', what }, this.#visitor, sendRequest, judge);
    await pause(this.#pace);
    return answer;
  }
}
