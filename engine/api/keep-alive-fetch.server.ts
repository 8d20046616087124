import { Agent, type ClientRequest, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ApiFetch, ApiRequest, ApiResponse } from './api-fetch.ts';

const unzip = promisify(gunzip);

/** Most bytes of an unpacked answer, so that a few packed ones can't fill the memory. */
export const MAX_UNPACKED_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Longest idle time in milliseconds of a connection that a change may use. The API may be closing an older one, and
 * unlike a read, a change that got no answer can't be repeated.
 */
export const MAX_IDLE_FOR_CHANGES_MS = 2000;

/** Node heeds the API's Keep-Alive header only if the agent has a timeout of its own. */
const CONNECTIONS = { keepAlive: true, timeout: 60_000 };

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * A fetch over persistent connections, much cheaper than the built-in one. It resolves with the complete answer. Errors
 * use the built-in messages, which name no address, because browsers see them. Reads are repeated when the API closed an
 * idle connection; changes use only those that were idle for at most `MAX_IDLE_FOR_CHANGES_MS`. `clock` is monotonic and
 * returns milliseconds.
 */
export function createKeepAliveFetch(clock: () => number = () => performance.now()): ApiFetch {
  const agent = new Agent(CONNECTIONS);
  const secureAgent = new SecureAgent(CONNECTIONS);
  const idleSince = new WeakMap<Socket, number>();
  /** Caches the last origin, because nearly all calls go to one. */
  let last: Origin | null = null;

  function closeIdleConnections(pool: Agent): void {
    const oldest = clock() - MAX_IDLE_FOR_CHANGES_MS;
    for (const socket of Object.values(pool.freeSockets).flat()) {
      if (socket && (idleSince.get(socket) ?? oldest) < oldest) socket.destroy();
    }
  }

  function open(
    url: string,
    { method, headers }: ApiRequest,
    framing: readonly string[],
    anew: boolean,
  ): ClientRequest {
    const slash = url.indexOf('/', url.indexOf('//') + 2);
    const origin = slash === -1 ? url : url.slice(0, slash);
    if (last?.origin !== origin) last = originOf(origin);
    if (method !== 'GET') closeIdleConnections(last.secure ? secureAgent : agent);
    // Node sends an array of headers without looking names up.
    const lines = ['host', last.name, 'accept-encoding', 'gzip', ...Object.entries(headers).flat(), ...framing];
    const options = { ...last.address, method, path: slash === -1 ? '/' : url.slice(slash), headers: lines };
    return last.secure
      ? overHttps({ ...options, agent: anew ? false : secureAgent })
      : overHttp({ ...options, agent: anew ? false : agent });
  }

  function sendRequest(url: string, request: ApiRequest, anew: boolean): Promise<ApiResponse> {
    return new Promise((resolve, reject) => {
      const { signal } = request;
      signal.throwIfAborted();
      const { framing, content } = framed(request);
      const sending = open(url, request, framing, anew);
      let answering = false;
      const abort = () => void sending.destroy();
      const failed = (error: unknown) => {
        signal.removeEventListener('abort', abort);
        if (signal.aborted) reject(signal.reason);
        else if (request.method === 'GET' && sending.reusedSocket && !answering)
          resolve(sendRequest(url, request, true));
        else reject(new TypeError('fetch failed', { cause: error }));
      };
      const done = (response: Promise<ApiResponse>) => {
        signal.removeEventListener('abort', abort);
        response.then(resolve, failed);
      };
      signal.addEventListener('abort', abort);
      sending.on('error', failed);
      sending.on('response', (incoming) => {
        answering = true;
        // Node takes the socket away at the end of the answer.
        const { socket } = incoming;
        incoming.on('error', failed);
        collect(incoming, (bytes) => {
          idleSince.set(socket, clock());
          done(answerOf(incoming, bytes));
        });
      });
      // An answer may arrive before the server has read the whole body.
      write(sending, content).catch((error: unknown) => answering || failed(error));
    });
  }

  return (url, request) => sendRequest(url, request, false);
}

interface Origin {
  readonly origin: string;
  readonly secure: boolean;
  /** Value of the Host header. */
  readonly name: string;
  readonly address: { readonly host: string; readonly port: string };
}

function originOf(origin: string): Origin {
  const { protocol, host, hostname, port } = new URL(origin);
  // DNS lookup takes an IPv6 address without brackets.
  const address = { host: hostname.replace(/^\[|\]$/g, ''), port };
  return { origin, secure: protocol === 'https:', name: host, address };
}

type Content = string | ReadableStream<Uint8Array> | undefined;

const CHUNKED = ['transfer-encoding', 'chunked'];

/** A body with its framing headers. */
function framed({ method, body }: ApiRequest): { framing: readonly string[]; content: Content } {
  if (body === undefined) return { framing: method === 'GET' ? [] : ['content-length', '0'], content: body };
  if (typeof body === 'string') {
    return { framing: ['content-length', String(Buffer.byteLength(body))], content: body };
  }
  if (!(body instanceof FormData)) return { framing: CHUNKED, content: body };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { framing: ['content-type', type, ...CHUNKED], content: encoded.body ?? '' };
}

async function write(sending: ClientRequest, content: Content): Promise<void> {
  if (content === undefined || typeof content === 'string') sending.end(content);
  else await pipeline(Readable.from(content), sending);
}

function collect(incoming: IncomingMessage, done: (bytes: Buffer) => void): void {
  const parts: Buffer[] = [];
  incoming.on('data', (part: Buffer) => parts.push(part));
  incoming.on('end', () => done(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts)));
}

async function answerOf({ statusCode: status = 0, headers }: IncomingMessage, raw: Buffer): Promise<ApiResponse> {
  if (REDIRECTS.has(status)) throw new Error('unexpected redirect');
  const bytes =
    headers['content-encoding'] === 'gzip' ? await unzip(raw, { maxOutputLength: MAX_UNPACKED_ANSWER_BYTES }) : raw;
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: {
      get(name) {
        const value = headers[name];
        return Array.isArray(value) ? value.join(', ') : (value ?? null);
      },
    },
    text: async () => bytes.toString().replace(/^\uFEFF/, ''),
    arrayBuffer: async () => Uint8Array.from(bytes).buffer,
  };
}
