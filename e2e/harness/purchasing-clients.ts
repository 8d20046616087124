import { randomUUID } from 'node:crypto';
import { BrowserlessVisitor, type BrowserlessVisitorResponse } from './shop-caller.ts';
import type { UnpackedRelease } from './two-releases.ts';
import { TEST_TICKET_PRICE, type WalletCustomer } from './wallet-customers.ts';

/** Concurrent requests of all clients. */
const WIDTH = 6;

/** Files of a release that a client loads lazily in each purchase, besides those of its page. */
const LATE_FILES = 4;

const ITEM = {
  productType: 'lottery_ticket',
  lotteryKey: 'golden-bay',
  gameType: 'standard',
  gameOffer: 'standard',
  numGames: 4,
  quickpick: true,
};

export interface PurchasingClientsOptions {
  readonly port: number;
  readonly customers: readonly WalletCustomer[];
  /** The first one is the release of the initially open pages. */
  readonly releases: readonly UnpackedRelease[];
}

/** Results of all clients. */
export interface PurchasesSeen {
  /** Idempotency keys of the confirmed purchases, by the id of the customer. */
  readonly purchases: ReadonlyMap<string, readonly string[]>;
  /** Each request with a wrong answer: its target, status, and the beginning of the answer. */
  readonly failures: readonly string[];
  readonly requests: number;
  /** Paths of the entry scripts of all documents. */
  readonly entries: ReadonlySet<string>;
  /** Number of responses that reported an outdated page. */
  readonly outdated: number;
}

/** Many customers buy at once, request by request as pages do, until `end`. Then each ends its purchase. */
export class PurchasingClients {
  readonly #clients: readonly PurchasingClient[];
  readonly #seen = new SeenRequests();
  readonly #working: Promise<unknown>;
  #isOver = false;

  constructor({ port, customers, releases }: PurchasingClientsOptions) {
    this.#clients = customers.map(
      (customer, index) => new PurchasingClient(customer, index, { port, releases, seen: this.#seen }),
    );
    const waiting = this.#clients.map((client) => client.buyUntil(() => this.#isOver));
    const work = async () => {
      // Each takes a step in turn, so that all are in the middle of a purchase at any moment.
      for (let steps = waiting.shift(); steps; steps = waiting.shift())
        if (!(await steps.next()).done) waiting.push(steps);
    };
    this.#working = Promise.all(Array.from({ length: WIDTH }, work));
  }

  /** Number of confirmed purchases so far. */
  countPurchases(): number {
    return this.#clients.reduce((sum, { purchases }) => sum + purchases.length, 0);
  }

  async end(): Promise<PurchasesSeen> {
    this.#isOver = true;
    await this.#working;
    for (const client of this.#clients) client.close();
    const { failures, requests, entries, outdated } = this.#seen;
    const purchases = new Map(this.#clients.map(({ customer, purchases }) => [customer.id, purchases]));
    return { purchases, failures, requests, entries, outdated };
  }
}

class SeenRequests {
  readonly failures: string[] = [];
  readonly entries = new Set<string>();
  requests = 0;
  outdated = 0;
}

interface ClientEnvironment {
  readonly port: number;
  readonly releases: readonly UnpackedRelease[];
  readonly seen: SeenRequests;
}

/** A customer with one tab. The page is of the release whose entry script the last document had. */
class PurchasingClient {
  readonly customer: WalletCustomer;
  readonly purchases: string[] = [];
  readonly #visitor: BrowserlessVisitor;
  readonly #headers: Record<string, string>;
  readonly #environment: ClientEnvironment;
  readonly #number: number;
  #release: UnpackedRelease | undefined;
  #files = 0;

  constructor(customer: WalletCustomer, number: number, environment: ClientEnvironment) {
    this.customer = customer;
    this.#number = number;
    this.#environment = environment;
    this.#release = environment.releases[0];
    // A separate address, as the edge forwards it, because limits are per address. Browsers retry a request whose idle
    // connection the edge has closed; Node does not.
    this.#headers = { 'x-forwarded-for': `10.1.0.${number + 1}`, connection: 'close' };
    this.#visitor = new BrowserlessVisitor(environment.port, { headers: this.#headers });
    this.#useVersions();
  }

  async *buyUntil(isOver: () => boolean): AsyncGenerator<undefined, void> {
    await this.#ask('sign in', () => this.#visitor.signIn(this.customer.email));
    while (!isOver()) {
      for (const step of [
        () => this.#openDocument('/golden-bay'),
        () => this.#loadLateFiles(),
        () => this.#navigate('/cart'),
        () => this.#call('cart.items.add', { body: ITEM }),
        () => this.#openDocument('/cart/buy'),
        () => this.#get('/_visitor'),
        () => this.#purchase(),
        () => this.#navigate('/my-account/my-details'),
      ]) {
        await step();
        yield;
      }
    }
  }

  close(): void {
    this.#visitor.close();
  }

  async #purchase(): Promise<void> {
    const idempotencyKey = randomUUID();
    const bought = await this.#call('cart.purchase', {
      body: { channelKey: 'web', expectedTotal: TEST_TICKET_PRICE },
      idempotencyKey,
    });
    if (bought?.status === 200) this.purchases.push(idempotencyKey);
    await this.#call('checkout.outcome', { params: { idempotencyKey } });
  }

  async #openDocument(path: string): Promise<void> {
    const document = await this.#get(path);
    const entry = /<script type="module" src="([^"]+)"/.exec(document?.text ?? '')?.[1];
    if (!document || entry === undefined) return;
    this.#environment.seen.entries.add(entry);
    this.#release = this.#environment.releases.find((release) => release.entry === entry);
    this.#useVersions();
    const files = [...document.text.matchAll(/"(\/_(?:assets|css|messages|fonts)\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    for (const file of new Set(files)) await this.#get(file);
  }

  async #navigate(path: string): Promise<void> {
    const answer = await this.#get(`/_page?${new URLSearchParams({ path, layout: 'default' })}`);
    if (answer?.json?.kind === 'document') await this.#openDocument(path);
    if (answer?.json?.isOutdated === true) this.#environment.seen.outdated += 1;
  }

  async #loadLateFiles(): Promise<void> {
    const { assets } = this.#release ?? { assets: [] };
    for (let turn = 0; turn < LATE_FILES; turn++) {
      const file = assets[(this.#number * 97 + this.#files++) % assets.length];
      if (file !== undefined) await this.#get(file);
    }
  }

  #get(path: string) {
    return this.#ask(path, () => this.#visitor.open(path));
  }

  async #call(id: string, fields: Parameters<BrowserlessVisitor['call']>[1]) {
    const answer = await this.#ask(id, () => this.#visitor.call(id, fields));
    if (answer?.headers['vitrine-page'] !== undefined) this.#environment.seen.outdated += 1;
    return answer;
  }

  async #ask(
    what: string,
    sendRequest: () => Promise<BrowserlessVisitorResponse>,
  ): Promise<BrowserlessVisitorResponse | null> {
    const { seen } = this.#environment;
    seen.requests += 1;
    try {
      const answer = await sendRequest();
      if (answer.status >= 300) seen.failures.push(`${what} ${answer.status} ${answer.text.slice(0, 300)}`);
      return answer;
    } catch (error) {
      seen.failures.push(`${what} ${String(error)}`);
      return null;
    }
  }

  #useVersions(): void {
    if (this.#release) this.#headers['vitrine-version'] = this.#release.payloadVersions;
  }
}
