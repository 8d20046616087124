import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WireCall } from '#schemas/api/call.ts';
import { apiHeader } from '#schemas/api/headers.ts';
import { errorAnswer } from '#schemas/generated/api/error.wire.gen.ts';
import type { ErrorAnswer } from '#schemas/generated/api/wire-types.gen.ts';
import { signatureOf } from '../http/authorise.ts';
import credentials from '../seed/brands.json' with { type: 'json' };
import { type Sandbox, startSandbox } from '../start.ts';

export type SiteKey = keyof typeof credentials;

export interface SendOptions<Body> {
  readonly site?: SiteKey;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refusal {
  readonly status: number;
  readonly answer: ErrorAnswer;
}

/** A sandbox over real HTTP and a real database in a temporary folder, whose time stands still until it is moved. */
export class TestSandbox {
  readonly #sandbox: Sandbox;
  readonly #dataDir: string;
  readonly #clock: { now: number };

  private constructor(sandbox: Sandbox, dataDir: string, clock: { now: number }) {
    this.#sandbox = sandbox;
    this.#dataDir = dataDir;
    this.#clock = clock;
  }

  /** Opens a shop at a time, an ISO 8601 text. */
  static async open(now: string): Promise<TestSandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-'));
    const clock = { now: Date.parse(now) };
    const log = (entry: unknown) => {
      throw new Error(JSON.stringify(entry));
    };
    return new TestSandbox(await startSandbox({ port: 0, dataDir, clock: () => clock.now, log }), dataDir, clock);
  }

  get url(): string {
    return this.#sandbox.url;
  }

  moveTo(now: string): void {
    this.#clock.now = Date.parse(now);
  }

  /** Makes a call that must succeed, and proves its answer against the contract. */
  async send<Body, Answer>(call: WireCall<Body, Answer>, options: SendOptions<Body> = {}): Promise<Answer> {
    const { status, json } = await this.fetch(call, options);
    if (status !== call.status) throw new Error(`${call.id} answered ${status}: ${JSON.stringify(json)}`);
    const accepts = call.answer;
    if (!accepts) throw new Error(`${call.id} has no JSON answer`);
    if (accepts(json)) return json;
    throw new Error(`${call.id} breaks its contract: ${JSON.stringify(accepts.errors)}`);
  }

  /** Makes a call that must be refused, and proves that the refusal has the shape of all errors. */
  async refused<Body, Answer>(call: WireCall<Body, Answer>, options: SendOptions<Body> = {}): Promise<Refusal> {
    const { status, json } = await this.fetch(call, options);
    if (status < 400) throw new Error(`${call.id} was answered: ${JSON.stringify(json)}`);
    if (!isErrorAnswer(json)) throw new Error(`${call.id} refuses in another shape: ${JSON.stringify(json)}`);
    return { status, answer: json };
  }

  /** Makes a call as it stands, signed like the engine of a brand signs it. */
  async fetch(
    call: WireCall<never, unknown> | WireCall<unknown, unknown>,
    { site = 'harbour', params = {}, query = {}, body, headers = {} }: SendOptions<unknown>,
  ): Promise<{ status: number; headers: Headers; json: unknown }> {
    const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const url = new URL(`${call.base}${path}`, this.url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const response = await fetch(url, {
      method: call.method,
      headers: { ...signedHeaders(site, call.version), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  }

  async close(): Promise<void> {
    await this.#sandbox.close();
    rmSync(this.#dataDir, { recursive: true });
  }
}

export function signedHeaders(site: SiteKey, version: string, now = Date.now()): Record<string, string> {
  const { appKey, secret } = credentials[site];
  const timestamp = String(Math.floor(now / 1000));
  return {
    [apiHeader.appKey]: appKey,
    [apiHeader.timestamp]: timestamp,
    [apiHeader.signature]: signatureOf({ appKey, timestamp, secret, customerToken: '' }),
    [apiHeader.version]: version,
    'content-type': 'application/json',
  };
}

function isErrorAnswer(value: unknown): value is ErrorAnswer {
  return errorAnswer(value);
}
