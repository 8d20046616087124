import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { ApiCallMethodAndPath, WireCallDescriptor } from '#schemas/api/call.ts';
import { describeRequestContractBreach } from '#schemas/api/contract-breach.ts';
import {
  createRequestToCallMatcher,
  type RequestToCallMatcher,
  readApiVersionHeader,
} from '../../scripts/calls/call-finder.ts';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';

/**
 * A fault of a call: a canned response, no response (`silent`), a connection closed before the call reaches the API
 * (`hangs-up`) or during its response (`lost`), or a response that waits for `release` (`delayed`).
 */
export type InjectedApiFault = CannedResponse | 'silent' | 'hangs-up' | 'lost' | 'delayed';

export interface CannedResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A response of the API, even if the caller did not receive it. */
export interface ObservedApiResponse extends ObservedProductOutput {
  readonly callId: string;
  readonly headers: IncomingMessage['headers'];
  /** Path and query. */
  readonly target: string;
  /** Request body. */
  readonly requestBody: string;
  readonly status: number;
  readonly body: string;
}

interface PlannedFault {
  readonly fault: InjectedApiFault;
  left: number;
}

/**
 * A proxy between the shop and the commerce API that injects faults into chosen calls. Requests of the shop that
 * violate the contract fail the test on close.
 */
export class FaultyApiProxy {
  readonly #server: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #api: URL;
  readonly #calls: readonly ContractedCall[];
  readonly #find: RequestToCallMatcher;
  readonly #plannedFaults = new Map<string, PlannedFault>();
  readonly #responses: ObservedApiResponse[] = [];
  readonly #violations: string[] = [];
  readonly #requests = new Map<string, number>();
  #alterAll: ((value: unknown) => unknown) | null = null;
  readonly #alteredCalls = new Map<string, (value: unknown) => unknown>();
  #faultsRemoved = Promise.withResolvers<void>();
  readonly #releases = new Map<string, PromiseWithResolvers<void>>();
  #open = 0;
  #port = 0;

  private constructor(api: string, calls: readonly ContractedCall[]) {
    this.#api = new URL(api);
    this.#calls = calls;
    this.#find = createRequestToCallMatcher(calls);
    const answers = (incoming: IncomingMessage, answer: ServerResponse) =>
      this.#answer(incoming, answer).catch(() => answer.destroy());
    // A connection closed for being idle would look like an injected fault.
    this.#server = createServer({ keepAliveTimeout: 60_000 }, answers);
  }

  /** Starts a proxy to an API origin on a free port. */
  static async start(api: string, calls: readonly ContractedCall[]): Promise<FaultyApiProxy> {
    const faulty = new FaultyApiProxy(api, calls);
    await faulty.acceptConnections();
    return faulty;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Refuses connections until it is started again on the same port. */
  async refuseConnections(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async acceptConnections(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.#port = address.port;
  }

  /** Injects a fault into the next `times` calls; into all when omitted. */
  injectFault(callId: string, fault: InjectedApiFault, times = Number.POSITIVE_INFINITY): void {
    this.#plannedFaults.set(callId, { fault, left: times });
  }

  /** Injects a fault into every call. */
  injectFaultIntoAllCalls(fault: InjectedApiFault): void {
    for (const { id } of this.#calls) this.injectFault(id, fault);
  }

  /** Transforms all JSON responses of the API. */
  alterAllResponses(change: (value: unknown) => unknown): void {
    this.#alterAll = change;
  }

  /** Transforms the JSON responses of one call until `restoreAnswers`. */
  alterResponse(callId: string, change: (value: unknown) => unknown): void {
    this.#alteredCalls.set(callId, change);
  }

  restoreResponses(): void {
    this.#alteredCalls.clear();
  }

  /** Releases the delayed responses of a call, and removes its fault. */
  release(callId: string): void {
    this.#plannedFaults.delete(callId);
    this.#releases.get(callId)?.resolve();
    this.#releases.delete(callId);
  }

  removeFaults(): void {
    this.#plannedFaults.clear();
    this.#faultsRemoved.resolve();
    this.#faultsRemoved = Promise.withResolvers();
  }

  /** Number of requests of a call, with or without a fault. */
  countRequests(callId: string): number {
    return this.#requests.get(callId) ?? 0;
  }

  /** Responses of the API to a call, oldest first. */
  listResponses(callId: string): readonly ObservedApiResponse[] {
    return this.#responses.filter((answer) => answer.callId === callId);
  }

  /** Responses of the API to all calls, oldest first. */
  listAllResponses(): readonly ObservedApiResponse[] {
    return this.#responses;
  }

  /**
   * The last response of the API to a call.
   *
   * @throws if there is none.
   */
  getLastResponse(callId: string): ObservedApiResponse {
    const last = this.#responses.findLast((answer) => answer.callId === callId);
    if (!last) throw new Error(`no response of the API to ${callId}`);
    return last;
  }

  /** Number of open calls. */
  get open(): number {
    return this.#open;
  }

  async close(): Promise<void> {
    this.removeFaults();
    this.#agent.destroy();
    await this.refuseConnections();
    if (this.#violations.length > 0) throw new Error(this.#violations.join('\n'));
  }

  async #answer(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers: given } = incoming;
    const call = this.#find({ method, url, version: readApiVersionHeader(given) });
    const callId = call?.id ?? `${incoming.method} ${incoming.url}`;
    this.#requests.set(callId, this.countRequests(callId) + 1);
    this.#open += 1;
    answer.once('close', () => {
      this.#open -= 1;
    });
    const fault = this.#takeFault(callId);
    // Read before forwarding, so that a fault that is removed by then does not delay the call.
    const released =
      fault === 'delayed' ? Promise.race([this.#faultsRemoved.promise, this.#waitForRelease(callId)]) : null;
    const body = Buffer.concat(await incoming.toArray());
    const violation = call && (await findViolation(call, incoming, body));
    if (violation) this.#violations.push(`${callId} violates its contract: ${violation}`);
    if (fault === 'silent') return;
    if (fault === 'hangs-up') {
      incoming.socket.destroy();
      return;
    }
    if (fault !== null && typeof fault === 'object') {
      answer.writeHead(fault.status, { 'content-type': 'application/json', ...fault.headers }).end(fault.body);
      return;
    }
    const { response, text } = await this.#forward(incoming, body);
    const observedResponse = {
      callId,
      headers: incoming.headers,
      target: incoming.url ?? '',
      requestBody: body.toString(),
      status: response.statusCode ?? 0,
      body: text.toString(),
    };
    const observed = `${incoming.method} ${incoming.url} ${JSON.stringify(incoming.headers)} ${observedResponse.requestBody}`;
    this.#responses.push(createObservation(observedResponse, { source: 'request', where: callId, text: observed }));
    await released;
    const { 'transfer-encoding': _, ...headers } = response.headers;
    if (fault === 'lost') {
      const status = response.statusCode === 204 ? 200 : (response.statusCode ?? 0);
      answer.writeHead(status, { ...headers, 'content-length': text.length + 1 });
      answer.write(text.subarray(0, text.length / 2), () => incoming.socket.destroy());
      answer.flushHeaders();
    } else if ((this.#alterAll || this.#alteredCalls.has(callId)) && headers['content-type']?.includes('json')) {
      const changes = [this.#alteredCalls.get(callId), this.#alterAll];
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

  #waitForRelease(callId: string): Promise<void> {
    const release = this.#releases.get(callId) ?? Promise.withResolvers<void>();
    this.#releases.set(callId, release);
    return release.promise;
  }

  async #forward(incoming: IncomingMessage, body: Buffer): Promise<{ response: IncomingMessage; text: Buffer }> {
    const { method = 'GET', headers } = incoming;
    const { hostname, port } = this.#api;
    const forwardedRequest = request({ hostname, port, method, path: incoming.url, headers, agent: this.#agent });
    forwardedRequest.end(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      forwardedRequest.once('response', resolve).once('error', reject);
    });
    return { response, text: Buffer.concat(await response.toArray()) };
  }

  #takeFault(callId: string): InjectedApiFault | null {
    const planned = this.#plannedFaults.get(callId);
    if (!planned || planned.left <= 0) return null;
    planned.left -= 1;
    return planned.fault;
  }
}

type ContractedCall = WireCallDescriptor<unknown, unknown>;

async function findViolation(
  call: ContractedCall,
  { url = '', headers }: IncomingMessage,
  body: Buffer,
): Promise<string | null> {
  const query = Object.fromEntries(new URL(url, 'http://api').searchParams);
  return describeRequestContractBreach(call, {
    query,
    body: await parseBody(call, headers['content-type'] ?? '', body),
  });
}

async function parseBody({ encoding }: ApiCallMethodAndPath, type: string, body: Buffer): Promise<unknown> {
  if (body.length === 0) return undefined;
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(body.toString()));
  if (encoding === 'json') return JSON.parse(body.toString());
  const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}
