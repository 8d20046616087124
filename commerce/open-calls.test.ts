import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRefusalApiError } from '#engine/api/api-error.ts';
import { forwardBrowserCall } from '#engine/api/call-gateway.ts';
import { listCallPathParameterNames } from '#engine/api/call-url.ts';
import type { ApiTransport, ContractCall } from '#engine/api/transport.ts';
import { browserCallRulesById, commerceCallsById, createCartTokenCookieRules } from './calls.server.ts';

const ORIGIN = 'http://shop.test';
const CART_TOKEN_PARAM = createCartTokenCookieRules('cart').param;
const settings = {
  calls: commerceCallsById,
  open: browserCallRulesById,
  serverPathParams: new Set([CART_TOKEN_PARAM]),
};

interface Property {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

interface ContractOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: Property }[];
}

const folder = new URL('../schemas/api/', import.meta.url);
const operations = new Map<string, ContractOperation>(
  readdirSync(folder)
    .filter((name) => name.endsWith('.openapi.json'))
    .flatMap((name) => {
      const { paths } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      return Object.values<Record<string, ContractOperation>>(paths).flatMap((path) => Object.values(path));
    })
    .map((operation) => [operation.operationId, operation]),
);

const open = [...browserCallRulesById].flatMap(([id, rights]) => {
  const call = commerceCallsById.get(id);
  return call && call.encoding !== 'multipart' ? [{ id, call, rights }] : [];
});

/** Makes an otherwise valid call from a customer's page. */
async function call({ id, path }: ContractCall, envelope: Readonly<Record<string, unknown>>) {
  const sent: string[] = [];
  const transport: ApiTransport = {
    async send(ref) {
      sent.push(ref.id);
      throw createRefusalApiError(418, 'reached', 'The API was reached.');
    },
  };
  const names = listCallPathParameterNames(path).filter((name) => name !== CART_TOKEN_PARAM);
  const params = Object.fromEntries(names.map((name) => [name, '7']));
  const request = new Request(`${ORIGIN}/_api/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify({ customerId: '1', params, ...envelope }),
  });
  const notSignedIn = () => createRefusalApiError(401, 'not_signed_in', 'You need to sign in first.');
  const incoming = { request, callId: id, origin: ORIGIN, transport, customerId: '1', notSignedIn };
  const { status, body } = await forwardBrowserCall(settings, incoming);
  const { code, errors } = JSON.parse(String(body));
  return { status, code, target: errors[0].target, sent };
}

const refusedBody = { status: 422, code: 'invalid_body' };
const refused = (code: string, target: string) => ({ status: 422, code, target, sent: [] });

describe('a body that the contract does not allow is refused before it reaches the API', () => {
  /** Invalid bodies, also after the server has filled in its members. */
  function wrongFor({ body: accepts }: ContractCall, serverFilledNames: readonly string[]): unknown[] {
    const own = Object.fromEntries(serverFilledNames.map((name) => [name, 'held']));
    const bodies: readonly unknown[] =
      serverFilledNames.length > 0 ? [{ otp: 7 }] : [undefined, null, [], 'text', 7, { none: 1 }];
    return bodies.filter((body) => !accepts?.(serverFilledNames.length > 0 ? { ...Object(body), ...own } : body));
  }

  test.each(open.filter((one) => one.call.body).map((one) => [one.id, one]))(
    'the body of %s',
    async (_, { call: contractCall, rights }) => {
      const wrong = wrongFor(contractCall, rights.serverBodyMembers ?? []);
      expect(wrong.length).toBeGreaterThan(0);
      for (const body of wrong) expect(await call(contractCall, { body })).toMatchObject({ ...refusedBody, sent: [] });
    },
  );

  test.each(open.filter((one) => !one.call.body).map((one) => [one.id, one]))(
    '%s, which takes no body',
    async (_, one) => {
      expect(await call(one.call, { body: {} })).toMatchObject({ ...refusedBody, sent: [] });
    },
  );
});

describe('a number that JSON would round is refused, by name, before it reaches the API', () => {
  test.each(open.map((one) => [one.id, one]))('in %s', async (_, { call: contractCall, rights }) => {
    const part = contractCall.body ? 'body' : 'query';
    const name = part === 'body' ? 'amount' : (rights.query[0] ?? 'limit');
    expect(await call(contractCall, { [part]: { [name]: 2 ** 53 } })).toEqual(refused('unsafe_number', name));
  });
});

describe('a query that the contract does not allow is refused, by name, before it reaches the API', () => {
  const WRONG_TEXT = ['a b', '../x', '', 'x'.repeat(129)];

  /** Values that the parameter's schema refuses. */
  function wrongFor({ type, enum: values, minimum, maximum }: Property): string[] {
    return [
      ...WRONG_TEXT,
      ...(values ? ['no-such-value'] : []),
      ...(type === 'integer' ? ['x', '1.5', '1e1', '1e1000', '07', String(2 ** 53)] : []),
      ...(minimum === undefined ? [] : [String(minimum - 1)]),
      ...(maximum === undefined ? [] : [String(maximum + 1)]),
    ];
  }

  test.each(open.map((one) => [one.id, one]))('the query of %s', async (id, { call: contractCall, rights }) => {
    const inContract = (operations.get(id)?.parameters ?? []).filter((parameter) => parameter.in === 'query');
    const known = new Map(inContract.map(({ name, schema }) => [name, schema]));
    expect(rights.query.filter((name) => !known.has(name))).toEqual([]);
    expect(await call(contractCall, { query: { no_such: '1' } })).toEqual(refused('unknown_param', 'no_such'));
    for (const name of rights.query) {
      for (const value of wrongFor(known.get(name) ?? {})) {
        expect([name, value, await call(contractCall, { query: { [name]: value } })]).toEqual([
          name,
          value,
          refused('invalid_param', name),
        ]);
      }
    }
  });

  test('while a call with an allowed query reaches the API', async () => {
    const list = commerceCallsById.get('transactions.list');
    if (!list) throw new Error('there is no list of transactions');
    const query = { limit: 20, offset: '0', type: 'deposit', from: '2026-03-01' };
    expect(await call(list, { query })).toMatchObject({ status: 418, sent: ['transactions.list'] });
  });
});

describe('a path parameter that is missing or has dots, slashes or other unsafe text is refused by name', () => {
  const withParams = open.flatMap((one) => {
    const [name] = listCallPathParameterNames(one.call.path).filter((param) => param !== CART_TOKEN_PARAM);
    return name === undefined ? [] : [{ ...one, name }];
  });

  test.each(withParams.map((one) => [one.id, one]))(
    'the path parameter of %s',
    async (_, { call: contractCall, name }) => {
      for (const value of ['..', 'a/b', 'a?b', '%2e', '', {}]) {
        expect(await call(contractCall, { params: { [name]: value } })).toEqual(refused('invalid_param', name));
      }
      expect(await call(contractCall, { params: {} })).toEqual(refused('missing_param', name));
    },
  );
});
