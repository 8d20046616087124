import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiCallMethodAndPath, WireCallDescriptor } from '#schemas/api/call.ts';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { ErrorAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import type { NewCustomer, StoredCustomer } from '../account/customers/customer-store.ts';
import { hashCallSignatureText } from '../http/authorise.ts';
import { DELIBERATE_CONTRACT_BREACH_HEADER } from '../http/validate-requests.ts';
import type { WriteLogEntry } from '../log.ts';
import credentials from '../seed/brands.json' with { type: 'json' };
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { ELEVATION_DURATION_MS } from '../sign-in/one-time-codes.ts';
import type { StoredCustomerSession } from '../sign-in/session-store.ts';
import { type RunningSandbox, startSandbox } from '../start.ts';
import { copySeededTestShop } from './seeded-shop.ts';
import { recordSeenTestCall } from './seen-calls.ts';

export type TestSiteKey = keyof typeof credentials;

export interface TestCallOptions<Body> {
  readonly site?: TestSiteKey;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
  /** The calling customer, whose site is then used; a visitor when omitted. */
  readonly as?: SignedInTestCustomer;
  /** Idempotency key. */
  readonly key?: string;
  /**
   * Whether the query or body violates the contract on purpose; an undeclared violation fails the test. `sometimes` is
   * for tables of requests.
   */
  readonly breaks?: 'always' | 'sometimes';
}

/** A customer with a session, as an engine holds it. */
export interface SignedInTestCustomer {
  readonly customer: StoredCustomer;
  readonly session: StoredCustomerSession;
  readonly accessToken: string;
}

export interface RefusedTestResponse {
  readonly status: number;
  readonly answer: ErrorAnswer;
}

/** A sandbox with real HTTP and a real database in a temporary folder. Its clock is fixed until a test advances it. */
export class TestSandbox {
  readonly #sandbox: RunningSandbox;
  readonly #dataDir: string;
  readonly #clock: { now: number };
  /** Errors inside the sandbox that were not reported yet. */
  readonly #failures: unknown[];

  private constructor(sandbox: RunningSandbox, dataDir: string, clock: { now: number }, failures: unknown[]) {
    this.#sandbox = sandbox;
    this.#dataDir = dataDir;
    this.#clock = clock;
    this.#failures = failures;
  }

  /**
   * Opens a shop at an ISO 8601 time, seeded then or at an earlier time in epoch milliseconds. Log entries fail the
   * test unless there is a listener.
   */
  static async open(
    now: string,
    listener?: WriteLogEntry,
    seededAt = Date.parse(now),
    furtherBrands: readonly SandboxBrand[] = [],
  ): Promise<TestSandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const clock = { now: Date.parse(now) };
    copySeededTestShop(seededAt, dataDir);
    const failures: unknown[] = [];
    const log: WriteLogEntry = listener ?? ((entry) => void failures.push(entry));
    const sandbox = await startSandbox({
      port: 0,
      dataDir,
      clock: () => clock.now,
      log,
      strict: true,
      shutdownTimeoutMs: 250,
      furtherBrands,
    });
    return new TestSandbox(sandbox, dataDir, clock, failures);
  }

  get url(): string {
    return this.#sandbox.url;
  }

  /** The shop itself, for data that no call returns. */
  get shop(): SandboxShop {
    return this.#sandbox.shop;
  }

  /** A new customer of a brand with nothing in the wallet. */
  createCustomer(change: Partial<NewCustomer> = {}): StoredCustomer {
    const siteKey = change.siteKey ?? 'harbour';
    return this.shop.customers.create({
      siteKey,
      email: `${randomUUID()}@${siteKey}.example`,
      firstName: 'Nova',
      lastName: 'Quill',
      passwordHash: '',
      pricingId: credentials[siteKeyOf(siteKey)].pricingId,
      segmentName: null,
      forcePasswordChange: false,
      accountUpgrade: false,
      createdAt: this.#clock.now,
      ...change,
    });
  }

  /** Verifies a customer. */
  verify({ id }: Pick<StoredCustomer, 'id'>): void {
    const now = this.shop.clock();
    const attempt = { method: 'auto_verification', outcome: 'passed', startedAt: now, decidedAt: now } as const;
    this.shop.verification.addAttempt(id, attempt);
  }

  /**
   * Opens a session on a new device with an access token for five minutes. Without two-factor it is elevated by
   * password, as required for withdrawals.
   */
  async signIn(customer: StoredCustomer): Promise<SignedInTestCustomer> {
    const { shop } = this;
    const session = shop.sessions.open(customer.id, randomUUID(), shop.clock());
    if (!shop.identity.twoFactor.findByCustomer(customer.id))
      shop.sessions.elevate(session.id, shop.clock() + ELEVATION_DURATION_MS);
    const claims = { customerId: customer.id, sessionId: session.id, siteKey: customer.siteKey };
    return { customer, session, accessToken: await shop.accessTokens.issue(claims, shop.clock()) };
  }

  moveTo(now: string): void {
    this.#clock.now = Date.parse(now);
  }

  /** Makes a call that must succeed, and validates its response against the contract. */
  async send<Body, Answer>(
    call: WireCallDescriptor<Body, Answer>,
    options: TestCallOptions<Body> = {},
  ): Promise<Answer> {
    const { status, json } = await this.fetch(call, options);
    if (status !== call.status) throw new Error(`${call.id} answered ${status}: ${JSON.stringify(json)}`);
    const accepts = call.answer;
    if (!accepts) throw new Error(`${call.id} has no JSON answer`);
    if (accepts(json)) return json;
    throw new Error(`${call.id} breaks its contract: ${JSON.stringify(accepts.explain(json))}`);
  }

  /** Makes a call that must be refused, and validates the error response. */
  async sendRefused<Body, Answer>(
    call: WireCallDescriptor<Body, Answer>,
    options: TestCallOptions<Body> = {},
  ): Promise<RefusedTestResponse> {
    const { status, json } = await this.fetch(call, options);
    if (status < 400) throw new Error(`${call.id} was answered: ${JSON.stringify(json)}`);
    if (!isErrorAnswer(json)) throw new Error(`${call.id} refuses in another shape: ${JSON.stringify(json)}`);
    return { status, answer: json };
  }

  /** Makes a call, signed like the brand's engine. */
  async fetch(
    call: WireCallDescriptor<never, unknown> | WireCallDescriptor<unknown, unknown>,
    options: TestCallOptions<unknown>,
  ): Promise<{ status: number; headers: Headers; json: unknown }> {
    const { as, params = {}, query = {}, body, headers = {}, key, breaks } = options;
    const site = as ? siteKeyOf(as.customer.siteKey) : (options.site ?? 'harbour');
    const url = new URL(`${call.base}${pathOf(call, params)}`, this.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method: call.method,
      headers: {
        ...createSignedTestHeaders(site, call.version, Date.now(), as?.customer.customerToken),
        ...(as ? { [apiHeaderNames.authorization]: `Bearer ${as.accessToken}` } : {}),
        ...(key === undefined ? {} : { [apiHeaderNames.idempotencyKey]: key }),
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': CONTENT_TYPES[call.encoding] }),
        ...(breaks === undefined ? {} : { [DELIBERATE_CONTRACT_BREACH_HEADER]: breaks }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: encoded(body, call) }),
    });
    const text = await response.text();
    const json: unknown = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    this.#assertSound();
    recordSeenTestCall(call, response.status, json);
    return { status: response.status, headers: response.headers, json };
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
    rmSync(this.#dataDir, { recursive: true });
    this.#assertSound();
  }

  #assertSound(): void {
    const failures = this.#failures.splice(0);
    if (failures.length > 0) throw new Error(failures.map((entry) => JSON.stringify(entry)).join('\n'));
  }
}

/** The path with its parameters, each of which must be there. */
function pathOf({ id, path }: ApiCallMethodAndPath, params: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (value === '') throw new Error(`${id} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
}

const CONTENT_TYPES: Readonly<Record<ApiCallMethodAndPath['encoding'], string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

function encoded(body: unknown, { encoding }: Pick<ApiCallMethodAndPath, 'encoding'>): string | FormData {
  if (typeof body === 'string' || body instanceof FormData) return body;
  if (encoding !== 'form' || typeof body !== 'object' || body === null) return JSON.stringify(body);
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
}

function siteKeyOf(text: string): TestSiteKey {
  if (text === 'harbour' || text === 'lantern' || text === 'sunnyside') return text;
  throw new RangeError(`there is no brand ${text}`);
}

export function createSignedTestHeaders(
  site: TestSiteKey,
  version: string,
  now = Date.now(),
  customerToken = '',
): Record<string, string> {
  const { appKey, secret } = credentials[site];
  const timestamp = String(Math.floor(now / 1000));
  return {
    [apiHeaderNames.appKey]: appKey,
    [apiHeaderNames.timestamp]: timestamp,
    [apiHeaderNames.signature]: hashCallSignatureText({ appKey, timestamp, secret, customerToken }),
    [apiHeaderNames.version]: version,
  };
}

const isErrorAnswer = findWireGuard<ErrorAnswer>('errorAnswer');
