import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import type { ApiSession } from '#engine/api/api-session.server.ts';
import type { CallLimits } from '#engine/api/call-limits.ts';
import { trackSessionChangesDuringRequest } from '#engine/api/live-session.server.ts';
import type { EngineDependencies, EngineFailureReport } from '#engine/resolve-page.ts';
import { type Endpoint, type PlainAnswerEndpoint, toFetchResponse } from '#engine/server/endpoint.ts';
import { createCookieCipher } from '#engine/visitor/cookie-cipher.server.ts';
import { COOKIE_DEFINITIONS } from '#engine/visitor/cookies.ts';
import { createCookieSessionStore } from '#engine/visitor/session-store.server.ts';
import { createObservation, type ObservedProductOutput } from '../../../scripts/test/observation.ts';
import { createServerCommerceCalls, type ServerCommerceCalls } from '../../services/commerce-server.ts';
import { createRefusalTextFinder } from '../../services/refusal-texts.ts';
import { usualMessages } from '../../testing/usual-messages.ts';
import { createErrorReporter } from '../error-reports.ts';
import { createLogOptions } from '../log.ts';
import { createLinkSocialAccountLaterEndpoint } from '../pending-social-link-endpoint.ts';
import { createRefusedSessionLog } from '../refused-sessions.ts';
import { createBrowserCallEndpoint, createVisitorEndpoint } from '../visitor-endpoints.ts';
import { createTestBrandDocument, createTestEngineWithoutBlocks } from './test-engine.ts';

const HOST = 'harbour.localhost';
const ORIGIN = `http://${HOST}`;
const SECRET = 'the secret of this test';

export interface TestSessionShopOptions {
  readonly apiOrigin: string;
  readonly account: { readonly appKey: string; readonly secret: string };
  /** Clock of the engine; signatures use the system clock. */
  readonly clock?: () => number;
  readonly fetch?: typeof fetch;
  readonly secret?: string;
  readonly previousSecret?: string;
  /** Milliseconds that `/_visitor` waits for the API in all. */
  readonly longestWait?: number;
  readonly callLimits?: CallLimits;
  /** Documents besides those of the brands. */
  readonly documents?: Readonly<Record<string, object>>;
}

export interface TestSessionShopResponse extends ObservedProductOutput {
  readonly status: number;
  readonly json: ReturnType<typeof JSON.parse>;
  readonly text: string;
  readonly setCookies: readonly string[];
}

/** The endpoints for a visitor of one brand, over an API, with all that they log. */
export function openTestShopOfBrandOverApi({
  apiOrigin,
  account,
  clock = Date.now,
  fetch = globalThis.fetch,
  callLimits,
  secret = SECRET,
  previousSecret,
  longestWait,
  documents = {},
}: TestSessionShopOptions) {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log: Logger = pino(createLogOptions('trace'), sink);
  const sent: ({ url: string; headers: Headers } & ObservedProductOutput)[] = [];
  const report = ({ kind, site, where, error }: EngineFailureReport) =>
    log.error({ kind, site, where, err: error }, 'a part of a page failed');
  const failed = (site: string, error: unknown) => report({ kind: 'call', site, where: 'session', error });
  const { refusedSession } = createErrorReporter(log, null);
  const { refuse } = createRefusedSessionLog(clock, refusedSession);
  let ids = 0;
  const randomId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const refusalTexts = createRefusalTextFinder(usualMessages, { currency: 'AUD', timeZone: 'UTC' });
  const calls: ServerCommerceCalls = createServerCommerceCalls({
    apiOrigin,
    accountOf: () => account,
    cartCookie: COOKIE_DEFINITIONS.anonymousCartToken.name,
    refusalTexts: () => refusalTexts,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      const body = typeof init?.body === 'string' ? init.body : '';
      const text = `${JSON.stringify([...headers])} ${body}`;
      sent.push(createObservation({ url: String(input), headers }, { source: 'request', where: String(input), text }));
      return fetch(input, init);
    },
    now: Date.now,
    randomId,
    failed,
    callLimits,
  });
  const sealer = createCookieCipher(secret, { previousSecrets: previousSecret ? [previousSecret] : [] });
  const sessions = createCookieSessionStore({ sealer, renew: calls.renew, failed, refused: refuse });
  const engine: EngineDependencies = {
    clock,
    ...createTestEngineWithoutBlocks({
      'harbour/site': createTestBrandDocument('harbour'),
      'lantern/site': createTestBrandDocument('lantern'),
      ...documents,
    }),
    sessions,
    report,
  };
  const api = createBrowserCallEndpoint(engine, calls, randomId);
  const summary = createVisitorEndpoint(engine, calls, randomId, longestWait);
  const unlinked = createLinkSocialAccountLaterEndpoint(engine, calls, sealer);

  const endpoints = new Map<string, Endpoint | PlainAnswerEndpoint>([
    ['_api', api],
    ['_visitor', summary],
  ]);
  return {
    sent,
    log,
    endpoints,
    browser: (jar = new Map<string, string>()) => createBrowser(jar, api, summary, unlinked),
    logged: () => lines.join(''),
    /** The last line of the log that holds a text, as an observation. @throws where none does. */
    seenInLog: (text: string): ObservedProductOutput => {
      const line = lines.findLast((each) => each.includes(text));
      if (line === undefined) throw new Error(`nothing with "${text}" was logged`);
      return createObservation({ line }, { source: 'event', where: 'log', text: line });
    },
    /** The cookies of a session, without any validation of its tokens. */
    async cookiesOf(session: ApiSession): Promise<Map<string, string>> {
      const live = trackSessionChangesDuringRequest(null);
      live.replace(session);
      const cookies = await sessions.setCookies('harbour', live, { secure: false, now: clock(), consent: new Set() });
      return new Map(cookies.map(({ name, value }) => [name, value ?? '']));
    },
    /** The last request to a path of the API. @throws where there was none. */
    lastSent: (path: string) => {
      const request = sent.findLast(({ url }) => new URL(url).pathname === path);
      if (!request) throw new Error(`the API was asked for no ${path}`);
      return request;
    },
  };
}

/** A browser at the shop with a cookie jar, which it may share with other browsers. */
function createBrowser(jar: Map<string, string>, api: PlainAnswerEndpoint, summary: Endpoint, unlinked: Endpoint) {
  async function sendRequest(
    endpoint: Endpoint | PlainAnswerEndpoint,
    path: string,
    init: RequestInit,
    host: string,
  ): Promise<TestSessionShopResponse> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(`http://${host}${path}`, { ...init, headers: { ...init.headers, cookie } });
    const query = new URLSearchParams();
    const origin = `http://${host}`;
    const answered = await endpoint({
      request,
      path,
      query,
      target: path,
      host,
      origin,
      port: null,
      address: '203.0.113.7',
    });
    const response = answered instanceof Response ? answered : toFetchResponse(answered);
    const text = await response.text();
    for (const line of response.headers.getSetCookie()) storeCookie(line);
    const setCookies = response.headers.getSetCookie();
    const json = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null;
    const details = `${response.status} ${setCookies.join(' ')} ${text}`;
    return createObservation(
      { status: response.status, json, text, setCookies },
      { source: 'response', where: path, text: details },
    );
  }

  function storeCookie(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') jar.delete(name);
    else jar.set(name, value);
  }

  const from = { 'content-type': 'application/json', origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
  return {
    jar,
    call: (id: string, envelope: object = {}) =>
      sendRequest(api, `/_api/${id}`, { method: 'POST', headers: from, body: JSON.stringify(envelope) }, HOST),
    unlinked: (path: string, body: object, { host = HOST, ...headers }: Record<string, string> = {}) => {
      const text = JSON.stringify(body);
      const own = { ...from, origin: `http://${host}`, 'content-length': String(text.length), ...headers };
      return sendRequest(unlinked, path, { method: 'POST', headers: own, body: text }, host);
    },
    visitor: (host = HOST) => sendRequest(summary, '/_visitor', {}, host),
  };
}
