import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { chooseEditorLanguage, runInEditorLanguage } from '#engine/messages/editor-languages.server.ts';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import { isExpectedSecret } from '#engine/server/signed-link.ts';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { picturesMessages } from '../messages/pictures.messages.gen.ts';
import { requestsMessages } from '../messages/requests.messages.gen.ts';
import { PICTURE_UPLOAD_LIMIT } from '../picture-types.ts';
import type { StudioApiHandler } from './api-handler.ts';
import type { CmsAccess } from './cms-access.ts';
import { loadStudioLanguage } from './languages.ts';
import type { PictureCallHandler } from './picture-calls.ts';
import type { StudioAccess } from './studio-access.ts';
import type { StudioFile, StudioFiles } from './studio-files.ts';
import { StudioRequestError } from './studio-request-error.ts';

export interface StudioServerOptions {
  /** The studio's own origin, such as `http://studio.localhost:3004`. */
  readonly origin: string;
  /** Origins of the shops that the studio frames. */
  readonly shopOrigins: () => readonly string[];
  /** Sessions over files, or tickets of the CMS. */
  readonly access: StudioAccess | CmsAccess;
  readonly api: ReadonlyMap<string, StudioApiHandler>;
  readonly pictureCalls: ReadonlyMap<string, PictureCallHandler>;
  readonly files: StudioFiles;
  readonly report: (error: unknown) => void;
}

/** Largest body of a write, in bytes: a document of the largest size that is checked, several times. */
const MAX_BODY = 8 * 1024 * 1024;

/**
 * HTTP server of the studio. Requests need the studio's `Host` and a session or a ticket of the CMS; writes also need the
 * studio's `Origin` and, over files, the CSRF token of the session. Inside the CMS the page itself, which holds no data,
 * needs no ticket.
 */
export function createStudioServer(options: StudioServerOptions): Server {
  return createServer((request, response) => {
    answerInLanguage(options, request, response).catch(options.report);
  });
}

async function answerInLanguage(
  options: StudioServerOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { headers } = request;
  const language = await loadStudioLanguage(
    chooseEditorLanguage({ cookies: headers.cookie, acceptLanguage: headers['accept-language'] }),
  );
  await runInEditorLanguage(language, async () => {
    try {
      await answer(options, request, response);
    } catch (error) {
      if (error instanceof StudioRequestError)
        return sendJson(options, response, error.status, { message: error.message });
      options.report(error);
      return sendJson(options, response, 500, { message: requestsMessages.broken() });
    }
  });
}

async function answer(options: StudioServerOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { origin, access, api, pictureCalls, files } = options;
  const { method = 'GET', headers } = request;
  const url = new URL(request.url ?? '/', origin);
  // Prevents DNS rebinding.
  if (headers.host !== new URL(origin).host) throw new StudioRequestError(421, accessMessages.host({ origin }));
  const isOverFiles = !isCmsAccess(access);
  const token = isOverFiles && url.pathname === '/' && method === 'GET' ? url.searchParams.get('token') : null;
  if (isOverFiles && token !== null) {
    const cookie = access.redeem(token);
    if (cookie === null) throw new StudioRequestError(403, accessMessages.linkUsed());
    return send(options, response, 303, { location: '/', 'set-cookie': cookie }, '');
  }
  const part = !isOverFiles && method === 'GET' ? files.find(url.pathname) : null;
  if (part) return sendFile(options, request, response, part);
  const ticket = isOverFiles ? null : access.readTicket({ headers, method, url });
  const writeToken = isOverFiles ? access.readWriteToken(headers.cookie) : ticket && '';
  if (writeToken === null)
    throw new StudioRequestError(401, isOverFiles ? accessMessages.noSession() : accessMessages.noTicket());
  if (method !== 'GET') {
    if (headers.origin !== origin) throw new StudioRequestError(403, accessMessages.foreign());
    const sent = headers['x-studio-token'];
    if (isOverFiles && !isExpectedSecret(typeof sent === 'string' ? sent : null, writeToken))
      throw new StudioRequestError(403, accessMessages.token());
  }
  if (isOverFiles && method === 'POST' && url.pathname === '/api/sign-out') {
    const headersOfAnswer = { 'content-type': 'application/json', 'set-cookie': access.end(headers.cookie) };
    return send(options, response, 200, headersOfAnswer, '{}');
  }
  const handler = api.get(`${method} ${url.pathname}`);
  if (handler) {
    const body = method === 'GET' ? null : parseBody(await readBody(request, MAX_BODY, requestsMessages.tooLarge));
    const { status, body: result } = await handler({
      query: url.searchParams,
      body,
      writeToken,
      ticket,
      signal: endOf(response),
    });
    return sendJson(options, response, status, result);
  }
  const pictureCall = pictureCalls.get(`${method} ${url.pathname}`);
  if (pictureCall) {
    const bytes = await readBody(request, method === 'GET' ? 0 : PICTURE_UPLOAD_LIMIT, picturesMessages.tooLarge);
    const answer = await pictureCall({ query: url.searchParams, bytes, signal: endOf(response) });
    return send(options, response, answer.status, answer.headers, answer.body);
  }
  const file = method === 'GET' ? files.find(url.pathname) : null;
  if (!file) throw new StudioRequestError(404, requestsMessages.nothing({ place: `${method} ${url.pathname}` }));
  return sendFile(options, request, response, file);
}

/** Browsers store files and ask again each time, so that they keep the compiled script of an unchanged one. */
function sendFile(
  options: StudioServerOptions,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { type, body }: StudioFile,
): void {
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const isKnown = headers['if-none-match'] === etag;
  const own = { 'content-type': type, 'cache-control': 'private, no-cache', etag };
  send(options, response, isKnown ? 304 : 200, own, isKnown ? '' : body);
}

function sendJson(options: StudioServerOptions, response: ServerResponse, status: number, body: unknown): void {
  send(options, response, status, { 'content-type': 'application/json' }, JSON.stringify(body));
}

function send(
  { shopOrigins, access }: StudioServerOptions,
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array,
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${shopOrigins().join(' ') || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${isCmsAccess(access) ? access.cmsOrigin : "'none'"}`,
    "require-trusted-types-for 'script'",
    // Pasted HTML is sanitised by DOMPurify, which makes this policy.
    'trusted-types dompurify',
  ].join('; ');
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...headers,
  });
  response.end(body);
}

function isCmsAccess(access: StudioAccess | CmsAccess): access is CmsAccess {
  return 'readTicket' in access;
}

function endOf(response: ServerResponse): AbortSignal {
  const stop = new AbortController();
  response.on('close', () => stop.abort());
  return stop.signal;
}

async function readBody(request: IncomingMessage, limit: number, refusal: EditorText): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    // The rest is read as well: with unread bytes the connection is reset, and the client loses the answer.
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new StudioRequestError(413, refusal());
  return Buffer.concat(chunks);
}

function parseBody(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'));
  } catch {
    throw new StudioRequestError(400, requestsMessages.noJson());
  }
}
