import type { CallDataGuard } from '#schemas/api/call.ts';
import type { ApiSession } from './api-session.server.ts';
import type { ContractCall } from './transport.ts';

/** A call of an invented contract for transport tests. */
export function createTestContractCall(parts: Partial<ContractCall> & Pick<ContractCall, 'id' | 'path'>): ContractCall {
  return {
    method: 'GET',
    service: 'commerce',
    base: '/v2',
    version: '3.0',
    auth: 'visitor',
    encoding: 'json',
    responseType: 'json',
    queryGuard: null,
    body: null,
    result: createTestGuard((value): value is unknown => value !== undefined),
    paged: false,
    ...parts,
  };
}

export function createTestGuard(check: (value: unknown) => boolean): CallDataGuard<unknown> {
  return Object.assign((value: unknown): value is unknown => check(value), {
    explain: () => [{ instancePath: '/x', schemaPath: '#/x', keyword: 'x', params: {}, message: 'must fit' }],
  });
}

export interface RecordedTestFetchRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

/** Fetch that answers from a list and records requests. */
export function createScriptedTestFetch(answers: readonly (() => Response | Promise<Response>)[]) {
  const left = [...answers];
  const sent: RecordedTestFetchRequest[] = [];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    const { method = 'GET', headers, body, signal } = init;
    signal?.throwIfAborted();
    sent.push({
      url: String(url),
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body: typeof body === 'string' ? body : null,
    });
    const next = left.shift();
    if (!next) throw new Error('no answer is left');
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      Promise.resolve(next()).then(resolve, reject);
    });
  };
  return { fetch, sent };
}

/** Unsigned JWT with a subject. `life` is in milliseconds. */
export function createUnsignedTestJwt(subject: string, now: number, life: number, id = ''): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: subject, exp: Math.floor((now + life) / 1000), jti: id })}.`;
}

/** Session whose tokens were issued at `now`, with an access token of five minutes. */
export function createTestSession(customerId: string, now: number, id = '1'): ApiSession {
  return {
    customerId,
    customerToken: `customer-token-${id}`,
    accessToken: createUnsignedTestJwt(customerId, now, 300_000, `access-${id}`),
    refreshToken: createUnsignedTestJwt(customerId, now, 3_600_000, `refresh-${id}`),
    deviceId: 'device-1',
    timeout: 3600,
    pricingId: null,
    segment: null,
    forced: null,
    renewed: now,
  };
}

/** The session in the format of an API answer. */
export function toTestSessionAnswer({ customerId, customerToken, accessToken, refreshToken, ...more }: ApiSession) {
  return {
    customer_id: customerId,
    customer_token: customerToken,
    access_token: accessToken,
    refresh_token: refreshToken,
    device_uuid: more.deviceId,
    session_timeout: more.timeout,
    pricing_id: more.pricingId ?? 'list-1',
    segment_name: more.segment,
    force_password_change: more.forced === 'password-change',
    account_upgrade: more.forced === 'upgrade-account',
  };
}
