import { randomUUID } from 'node:crypto';
import { type ApiCallerIdentity, createSignedApiCallHeaders } from '#engine/api/call-headers.server.ts';
import { buildCallPath } from '#engine/api/call-url.ts';
import { toSnakeCaseProperties } from '#engine/api/property-casing.ts';
import type { ApiCallMethodAndPath, CallQuery } from '#schemas/api/call.ts';
import { anonCartCreate, anonCartItemsAdd } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { authLogin } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import credentials from '../../sandbox/seed/brands.json' with { type: 'json' };
import { BENCH_CUSTOMER_LOGIN, type BenchCaller, parseSuccessfulBenchAnswer } from './caller.ts';
import { BenchKeepAliveConnections } from './connections.ts';
import { ITEMS_TO_FILL_BENCH_CART } from './measured-calls.ts';

/** Data whose keys must not be converted to snake_case; no measured body contains any. */
const NO_DATA = new Set<string>();

/** Calls the sandbox directly: signs each call as the engine does, and parses the answer without the engine. */
export async function openDirectBenchCaller(port: number, atOnce = 1): Promise<BenchCaller> {
  const connections = new BenchKeepAliveConnections(port, atOnce);
  const { appKey, secret } = credentials.harbour;
  const nobody = { sessionId: null, deviceId: null, customerId: null, customerToken: null, accessToken: null };
  const visitor: ApiCallerIdentity = {
    appKey,
    secret,
    subVariant: null,
    address: '127.0.0.1',
    locale: null,
    ...nobody,
  };

  async function sendCall(as: ApiCallerIdentity, call: ApiCallMethodAndPath, more: More = {}) {
    const changes = call.method !== 'GET';
    const names = { requestId: randomUUID(), idempotencyKey: changes ? randomUUID() : null };
    const headers = createSignedApiCallHeaders(as, call.version, Date.now(), names);
    const path = buildCallPath(call, more.params ?? {}, more.query ?? {});
    const body = more.body && JSON.stringify(toSnakeCaseProperties(more.body, NO_DATA));
    const request = { method: call.method, path, headers };
    const typed = { ...headers, 'content-type': 'application/json' };
    const answered = await connections.send(body === undefined ? request : { ...request, headers: typed, body });
    return parseSuccessfulBenchAnswer(call.id, answered);
  }

  const { result: token } = await sendCall(visitor, anonCartCreate);
  let item = '';
  for (const body of ITEMS_TO_FILL_BENCH_CART) {
    const { result: cart } = await sendCall(visitor, anonCartItemsAdd, { params: { token }, body });
    item = cart.cart_items[0].id;
  }
  const { result: session } = await sendCall(visitor, authLogin, { body: BENCH_CUSTOMER_LOGIN });
  const customer: ApiCallerIdentity = {
    ...visitor,
    customerId: session.customer_id,
    customerToken: session.customer_token,
    accessToken: session.access_token,
    deviceId: session.device_uuid,
  };
  const params = { token, id: item };
  return {
    call: ({ address, query, body }, time) =>
      sendCall(address.auth === 'customer' ? customer : visitor, address, {
        params,
        ...(query && { query }),
        ...(body && { body: body(time) }),
      }),
    close: () => connections.close(),
  };
}

interface More {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: CallQuery;
  readonly body?: object;
}
