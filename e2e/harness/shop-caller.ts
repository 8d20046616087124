import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';

export interface BrowserlessVisitorResponse extends ObservedProductOutput {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body; null if it is no JSON. */
  readonly json: ReturnType<typeof JSON.parse>;
}

export interface BrowserlessVisitorOptions {
  readonly brand?: string;
  /** Sent with every request, such as proxy headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Parameters of a call. */
export interface ShopCallRequestFields {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
}

/** A visitor without a browser, with a cookie jar and the customer id that its page would send. */
export class BrowserlessVisitor {
  readonly jar = new Map<string, string>();
  readonly #port: number;
  readonly #brand: string;
  readonly #host: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #agent = new Agent({ keepAlive: true });
  customerId: string | null = null;

  constructor(port: number, { brand = 'harbour', headers = {} }: BrowserlessVisitorOptions = {}) {
    this.#port = port;
    this.#brand = brand;
    this.#host = `${brand}.localhost:${port}`;
    this.#headers = headers;
  }

  /** Another tab of the same browser. */
  tab(): BrowserlessVisitor {
    const tab = new BrowserlessVisitor(this.#port, { brand: this.#brand, headers: this.#headers });
    for (const [name, value] of this.jar) tab.jar.set(name, value);
    tab.customerId = this.customerId;
    return tab;
  }

  /** Signs in as a demonstration customer of the brand. */
  async signIn(email: string, password = 'Correct-Horse-9'): Promise<BrowserlessVisitorResponse> {
    const answer = await this.call('auth.login', { body: { email, password } });
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.status} ${answer.text}`);
    this.customerId = answer.json.result.customerId;
    return answer;
  }

  /** Confirms the password, which a withdrawal requires from customers without two-factor. */
  async confirmPassword(password = 'Correct-Horse-9'): Promise<void> {
    const { status, text } = await this.call('customer.confirm-password', { body: { password } });
    if (status !== 200) throw new Error(`the password was refused: ${status} ${text}`);
  }

  /** Makes a call through the shop like a page. A multipart call gets one picture. */
  async call(
    id: string,
    requestFields: ShopCallRequestFields = {},
    signal?: AbortSignal,
  ): Promise<BrowserlessVisitorResponse> {
    const { customerId } = this;
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://${this.#host}` };
    const json = { ...own, 'content-type': 'application/json' };
    return this.#send('POST', `/_api/${id}`, json, JSON.stringify({ ...requestFields, customerId }), signal);
  }

  async upload(id: string, form: FormData, signal?: AbortSignal): Promise<BrowserlessVisitorResponse> {
    const encoded = new Response(form);
    const envelope = encodeURIComponent(JSON.stringify({ customerId: this.customerId }));
    const type = encoded.headers.get('content-type') ?? '';
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://${this.#host}` };
    const headers = { ...own, 'content-type': type, 'x-envelope': envelope };
    return this.#send('POST', `/_api/${id}`, headers, Buffer.from(await encoded.arrayBuffer()), signal);
  }

  async open(path: string): Promise<BrowserlessVisitorResponse> {
    return this.#send('GET', path, { accept: 'text/html' });
  }

  /** Sends an empty form, as a page of the shop does without scripts. */
  async post(path: string): Promise<BrowserlessVisitorResponse> {
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://${this.#host}` };
    return this.#send('POST', path, { ...own, 'content-type': 'application/x-www-form-urlencoded' }, '');
  }

  close(): void {
    this.#agent.destroy();
  }

  /** Repeats a page request over a connection that the server closes at that moment for being idle, as browsers do. */
  #send(
    method: string,
    path: string,
    own: Readonly<Record<string, string>>,
    body?: string | Buffer,
    signal?: AbortSignal,
  ): Promise<BrowserlessVisitorResponse> {
    const cookie = [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: this.#host, ...(cookie !== '' && { cookie }), ...own, ...this.#headers };
    return new Promise((resolve, reject) => {
      const agent = method === 'GET' ? this.#agent : false;
      const place = { host: '127.0.0.1', port: this.#port, agent };
      const outgoingRequest = request(
        { ...place, method, path, headers, ...(signal && { signal }) },
        async (response) => {
          try {
            const text = Buffer.concat(await response.toArray()).toString();
            for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
            const isJson = response.headers['content-type']?.includes('json') ?? false;
            const { statusCode: status = 0, headers: responseHeaders } = response;
            const answer = { status, headers: responseHeaders, text, json: isJson ? JSON.parse(text) : null };
            const observed = `${status} ${responseHeaders.location ?? ''} ${responseHeaders['set-cookie'] ?? ''} ${text}`;
            resolve(createObservation(answer, { source: 'response', where: path, text: observed }));
          } catch (error) {
            reject(error);
          }
        },
      );
      outgoingRequest
        .on('error', (error: NodeJS.ErrnoException) => {
          const isClosedWhileIdle = outgoingRequest.reusedSocket && error.code === 'ECONNRESET';
          if (isClosedWhileIdle) this.#send(method, path, own, body, signal).then(resolve, reject);
          else reject(error);
        })
        .end(body);
    });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') this.jar.delete(name);
    else this.jar.set(name, value);
  }
}
