import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type {
  CardGatewayKey,
  Deposit,
  Fund,
  PurchaseDeposit,
  StrongCustomerAuthentication,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { TestCardBehaviour } from '../wallet/gateways/test-cards.ts';
import type { SignedInTestCustomer, TestSandbox } from './test-sandbox.ts';

/** The numbers of the README. */
export const testCardNumbers = {
  visa: '4000 1000 0000 0018',
  masterCard: '5200 1000 0000 0013',
  amex: '3400 100000 00016',
  declined: '4000 1000 0000 1016',
  insufficientFunds: '4000 1000 0000 1024',
  expired: '4000 1000 0000 1032',
  gatewayError: '4000 1000 0000 1040',
  gatewayTimeout: '4000 1000 0000 1057',
  challenge: '4000 1000 0000 2014',
  challengeFails: '4000 1000 0000 2022',
  challengeAbandoned: '4000 1000 0000 2030',
  frictionless: '4000 1000 0000 2048',
} as const;

export type TestCardName = keyof typeof testCardNumbers;

export const testBrowserAuthentication: StrongCustomerAuthentication = {
  browser_javascript_enabled: true,
  browser_java_enabled: false,
  browser_language: 'en-AU',
  browser_color_depth: 24,
  browser_screen_height: 900,
  browser_screen_width: 1440,
  browser_tz: -600,
  challenge_window_size: 'Medium',
  notification_url: 'https://harbour.example/3ds/notify?deposit={deposit_id}',
};

/** As printed on a card. */
interface Expiry {
  readonly month: string;
  readonly year: string;
}

const LATER: Expiry = { month: '12', year: '29' };

/** An expiry that a test can reach: running the draws of years takes minutes. */
export const NEAR_CARD_EXPIRY_DATE: Expiry = { month: '3', year: '26' };

/** A customer with a browser who vaults cards, saves them and pays with them. */
export class TestPayingCustomer {
  readonly sandbox: TestSandbox;
  readonly as: SignedInTestCustomer;

  constructor(sandbox: TestSandbox, as: SignedInTestCustomer) {
    this.sandbox = sandbox;
    this.as = as;
  }

  static async create(sandbox: TestSandbox, siteKey = 'harbour'): Promise<TestPayingCustomer> {
    return new TestPayingCustomer(sandbox, await sandbox.signIn(sandbox.createCustomer({ siteKey })));
  }

  get customerId(): string {
    return this.as.customer.id;
  }

  get wallet(): number {
    return this.sandbox.shop.ledger.balance(`wallet:${this.customerId}`);
  }

  async clientToken(gatewayKey: CardGatewayKey): Promise<string> {
    const { result } = await this.sandbox.send(calls.fundsGatewayGet, { as: this.as, params: { gatewayKey } });
    return result.client_token;
  }

  async cardToken(card: TestCardName, gatewayKey: CardGatewayKey = 'braintree', expiry = LATER): Promise<string> {
    return this.vaultToken('cards', {
      client_token: await this.clientToken(gatewayKey),
      number: testCardNumbers[card],
      expiry_month: expiry.month,
      expiry_year: expiry.year,
      csc: '123',
      holder_name: 'Nova Quill',
    });
  }

  async vaultToken(kind: string, body: Readonly<Record<string, string>>): Promise<string> {
    const response = await this.vault(kind, body);
    const answer: unknown = await response.json();
    if (!hasToken(answer)) throw new Error(`no token: ${JSON.stringify(answer)}`);
    return answer.result.token;
  }

  vault(kind: string, body: unknown): Promise<Response> {
    return fetch(`${this.sandbox.url}/pay/vault/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://harbour.example' },
      body: JSON.stringify(body),
    });
  }

  async saveCard(card: TestCardName = 'visa', gatewayKey: CardGatewayKey = 'braintree', expiry = LATER): Promise<Fund> {
    const token = await this.cardToken(card, gatewayKey, expiry);
    if (gatewayKey === 'stripe') await this.confirmSetup(token, card.startsWith('challenge') ? 'approve' : null);
    const params = { method: 'cc', gatewayOrToken: gatewayKey };
    const isRefusedLater = gatewayKey !== 'stripe' && (card === 'declined' || card === 'expired');
    if (isRefusedLater) this.#setBehaviour(token, 'succeeds');
    const { result } = await this.sandbox.send(calls.fundsCardAdd, { as: this.as, params, body: { token } });
    if (isRefusedLater) this.#setBehaviour(token, card);
    return result;
  }

  /** Saves a provisional card for the next deposit. */
  async saveProvisionalCard(card: TestCardName, gatewayKey: CardGatewayKey = 'braintree'): Promise<Fund> {
    const token = await this.cardToken(card, gatewayKey);
    const params = { method: 'cc', gatewayOrToken: gatewayKey };
    const body = { token, provisional: true };
    return (await this.sandbox.send(calls.fundsCardAdd, { as: this.as, params, body })).result;
  }

  /** Changes the bank's behaviour for a saved card, because a refused one can't be saved. */
  #setBehaviour(token: string, behaviour: TestCardBehaviour): void {
    this.sandbox.shop.db.prepare('UPDATE vault_entries SET behaviour = ? WHERE token = ?').run(behaviour, token);
  }

  async setup(): Promise<string> {
    const { result } = await this.sandbox.send(calls.fundsStripeSetup, { as: this.as });
    return result.client_secret;
  }

  /** Confirms a card at Stripe like its script, with the customer's answer to the bank. */
  async confirmSetup(token: string, decision: string | null = null): Promise<void> {
    const secret = await this.setup();
    await this.callStripe('setups', secret, token);
    if (decision !== null) await this.decide(`/pay/stripe/authenticate/${secret}`, decision);
  }

  async callStripe(path: 'intents' | 'setups', clientSecret: string, token?: string): Promise<Response> {
    const requestBody = { client_token: await this.clientToken('stripe'), client_secret: clientSecret };
    return fetch(`${this.sandbox.url}/pay/stripe/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://harbour.example' },
      body: JSON.stringify(token === undefined ? requestBody : { ...requestBody, payment_method: token }),
    });
  }

  /** A card saved an hour ago, whose security code gateways no longer remember. */
  async saveOldCard(card: TestCardName, gatewayKey: CardGatewayKey): Promise<Fund> {
    const fund = await this.saveCard(card, gatewayKey);
    const aged = 'UPDATE funds SET created_at = created_at - 3600000 WHERE id = ?';
    this.sandbox.shop.db.prepare(aged).run(fund.customer_fund_id);
    return fund;
  }

  async deposit(fundId: string, amount: string, body: object = {}, key?: string): Promise<Deposit> {
    const { result } = await this.sandbox.send(calls.fundsDepositCreate, {
      as: this.as,
      params: { fundId },
      body: { amount, ...body },
      ...(key === undefined ? {} : { key }),
    });
    return result;
  }

  /** Pays for the cart, and returns the id of the deposit. */
  async purchase(amount: string, fundId: string, change: Partial<PurchaseDeposit> = {}): Promise<string> {
    const body = {
      deposit: { amount, customer_fund_id: fundId, checkout: true, ...change },
      purchase: { channel_key: 'web' },
    } as const;
    const { result } = await this.sandbox.send(calls.fundsDepositPurchase, { as: this.as, body });
    return result.deposit?.deposit_id ?? '';
  }

  async depositById(id: string): Promise<Deposit> {
    const { result } = await this.sandbox.send(calls.fundsDepositGet, { as: this.as, params: { id } });
    return result;
  }

  async openDeposits(): Promise<readonly Deposit[]> {
    return (await this.sandbox.send(calls.fundsDepositsOpen, { as: this.as })).result;
  }

  /** Submits a decision on the page of the bank or PayPal, without the shop's cookies. */
  decide(page: string | null | undefined, decision: string): Promise<Response> {
    return fetch(new URL(page ?? '', this.sandbox.url), {
      method: 'POST',
      body: new URLSearchParams({ decision }),
      redirect: 'manual',
    });
  }
}

function hasToken(value: unknown): value is { result: { token: string } } {
  if (typeof value !== 'object' || value === null || !('result' in value)) return false;
  const { result } = value;
  return typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string';
}
