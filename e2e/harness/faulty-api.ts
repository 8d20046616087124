import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { CallAddress, WireCall } from '#schemas/api/call.ts';
import { findContractBreach } from '#schemas/api/contract-breach.ts';
import { type CallFinder, createCallFinder, readApiVersion } from '../../scripts/calls/call-finder.ts';
import { createObservation, type Observation } from '../../scripts/test/observation.ts';

/**
 * What goes wrong with a call: an answer in place of the API's own, no answer at all (`silent`), a connection that ends
 * before the call has come through (`hangs-up`), one that ends in the middle of the API's answer (`lost`), or an answer that
 * stays on its way until all is mended (`held`).
 */
export type ApiFaultKind = CannedResponse | 'silent' | 'hangs-up' | 'lost' | 'held';

export interface CannedResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the API said, also where the caller never heard it. */
export interface RecordedApiResponse extends Observation {
  readonly callId: string;
  readonly headers: IncomingMessage['headers'];
  /** Path and query. */
  readonly target: string;
  /** What was sent along. */
  readonly asked: string;
  readonly status: number;
  readonly body: string;
}

interface Planned {
  readonly fault: ApiFaultKind;
  left: number;
}

/**
 * A stand-in between the shop and a commerce API: it passes everything through, but for the calls that it is told to
 * spoil. What the shop asks in breach of the contract fails the test when it closes, spoiled or not.
 */
export class FaultyApiProxy {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #api: URL;
  readonly #calls: readonly Contracted[];
  readonly #find: CallFinder;
  readonly #planned = new Map<string, Planned>();
  readonly #heard: RecordedApiResponse[] = [];
  readonly #breaches: string[] = [];
  readonly #asked = new Map<string, number>();
  #alter: ((value: unknown) => unknown) | null = null;
  readonly #altered = new Map<string, (value: unknown) => unknown>();
  #mended = Promise.withResolvers<void>();
  readonly #releases = new Map<string, PromiseWithResolvers<void>>();
  #open = 0;
  #port = 0;

  private constructor(api: string, calls: readonly Contracted[]) {
    this.#api = new URL(api);
    this.#calls = calls;
    this.#find = createCallFinder(calls);
    const answers = (incoming: IncomingMessage, answer: ServerResponse) =>
      this.#answer(incoming, answer).catch(() => answer.destroy());
    // A connection that is closed for being idle would look like a fault that nobody asked for.
    this.#server = createServer({ keepAliveTimeout: 60_000 }, answers);
  }

  /** Listens on any free port, in front of the API at an origin. */
  static async start(api: string, calls: readonly Contracted[]): Promise<FaultyApiProxy> {
    const faulty = new FaultyApiProxy(api, calls);
    await faulty.comeBack();
    return faulty;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Refuses connections, until it comes back on the same port. */
  async goAway(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async comeBack(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Spoils the next answers to a call: all of them, where `times` is left out. */
  spoil(callId: string, fault: ApiFaultKind, times = Number.POSITIVE_INFINITY): void {
    this.#planned.set(callId, { fault, left: times });
  }

  /** Spoils every call. */
  spoilAll(fault: ApiFaultKind): void {
    for (const { id } of this.#calls) this.spoil(id, fault);
  }

  /** Changes what the API answers in JSON, from now on. */
  alter(change: (value: unknown) => unknown): void {
    this.#alter = change;
  }

  /** Changes what the API answers to one call in JSON, until it is restored. */
  alterAnswer(callId: string, change: (value: unknown) => unknown): void {
    this.#altered.set(callId, change);
  }

  restoreAnswers(): void {
    this.#altered.clear();
  }

  /** Lets the answers to a call that are held come, and spoils it no more. */
  release(callId: string): void {
    this.#planned.delete(callId);
    this.#releases.get(callId)?.resolve();
    this.#releases.delete(callId);
  }

  mend(): void {
    this.#planned.clear();
    this.#mended.resolve();
    this.#mended = Promise.withResolvers();
  }

  /** How often a call was made, spoiled or not. */
  asked(callId: string): number {
    return this.#asked.get(callId) ?? 0;
  }

  /** What the API said to the calls that came through, oldest first. */
  heard(callId: string): readonly RecordedApiResponse[] {
    return this.#heard.filter((answer) => answer.callId === callId);
  }

  /** The last answer of the API to a call. @throws where none came through. */
  lastHeard(callId: string): RecordedApiResponse {
    const last = this.#heard.findLast((answer) => answer.callId === callId);
    if (!last) throw new Error(`the API heard no ${callId}`);
    return last;
  }

  /** How many calls wait for an answer. */
  get open(): number {
    return this.#open;
  }

  async close(): Promise<void> {
    this.mend();
    this.#agent.destroy();
    await this.goAway();
    if (this.#breaches.length > 0) throw new Error(this.#breaches.join('\n'));
  }

  async #answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers: given } = incoming;
    const call = this.#find({ method, url, version: readApiVersion(given) });
    const callId = call?.id ?? `${incoming.method} ${incoming.url}`;
    this.#asked.set(callId, this.asked(callId) + 1);
    this.#open += 1;
    answer.once('close', () => {
      this.#open -= 1;
    });
    const fault = this.#faultOf(callId);
    // Read now, so that a call whose fault ends while it is passed on is not held.
    const released = fault === 'held' ? Promise.race([this.#mended.promise, this.#released(callId)]) : null;
    const body = Buffer.concat(await incoming.toArray());
    const breach = call && (await breachIn(call, incoming, body));
    if (breach) this.#breaches.push(`${callId} was asked in breach of its contract: ${breach}`);
    if (fault === 'silent') return;
    if (fault === 'hangs-up') {
      incoming.socket.destroy();
      return;
    }
    if (fault !== null && typeof fault === 'object') {
      answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body);
      return;
    }
    const { response, text } = await this.#pass(incoming, body);
    const heard = {
      callId,
      headers: incoming.headers,
      target: incoming.url ?? '',
      asked: body.toString(),
      status: response.statusCode ?? 0,
      body: text.toString(),
    };
    const observed = `${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)} ${heard.asked}`;
    this.#heard.push(createObservation(heard, { source: 'request', where: callId, text: observed }));
    await released;
    const { 'transfer-encoding': _, ...headers } = response.headers;
    if (fault === 'lost') {
      const status = response.statusCode === 204 ? 200 : (response.statusCode ?? 0);
      answer.writeHead(status, { ...headers, 'content-length': text.length + 1 });
      answer.write(text.subarray(0, text.length / 2), () => incoming.socket.destroy());
      answer.flushHeaders();
    } else if ((this.#alter || this.#altered.has(callId)) && headers['content-type']?.includes('json')) {
      const changes = [this.#altered.get(callId), this.#alter];
      const value: unknown = changes.reduce(
        (answer, change) => change?.(answer) ?? answer,
        JSON.parse(text.toString()),
      );
      const altered = JSON.stringify(value);
      const length = { 'content-length': Buffer.byteLength(altered) };
      answer.writeHead(response.statusCode ?? 0, { ...headers, ...length }).end(altered);
    } else {
      answer.writeHead(response.statusCode ?? 0, headers).end(text);
    }
  }

  #released(callId: string): Promise<void> {
    const release = this.#releases.get(callId) ?? Promise.withResolvers<void>();
    this.#releases.set(callId, release);
    return release.promise;
  }

  async #pass(incoming: IncomingMessage, body: Buffer): Promise<{ response: IncomingMessage; text: Buffer }> {
    const { method = 'GET', headers } = incoming;
    const { hostname, port } = this.#api;
    const asking = request({ hostname, port, method, path: incoming.url, headers, agent: this.#agent });
    asking.end(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.once('response', resolve).once('error', reject);
    });
    return { response, text: Buffer.concat(await response.toArray()) };
  }

  #faultOf(callId: string): ApiFaultKind | null {
    const planned = this.#planned.get(callId);
    if (!planned || planned.left <= 0) return null;
    planned.left -= 1;
    return planned.fault;
  }
}

type Contracted = WireCall<unknown, unknown>;

async function breachIn(
  call: Contracted,
  { url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<string | null> {
  const query = Object.fromEntries(new URL(url, 'http://api').searchParams);
  return findContractBreach(call, { query, body: await parsed(call, headers['content-type'] ?? '', body) });
}

async function parsed({ encoding }: CallAddress, type: string, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(body.toString()));
  if (encoding === 'json') return JSON.parse(body.toString());
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
