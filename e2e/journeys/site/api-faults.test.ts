import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserCallRulesById, commerceCallsById, propertiesKeyedByData } from '#commerce/calls.server.ts';
import { createApiClient } from '#engine/api/api-client.server.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { listCallPathParameterNames } from '#engine/api/call-url.ts';
import { createKeepAliveFetch } from '#engine/api/keep-alive-fetch.server.ts';
import { toCamelCaseProperties } from '#engine/api/property-casing.ts';
import type { ContractCall } from '#engine/api/transport.ts';
import credentials from '../../../sandbox/seed/brands.json' with { type: 'json' };
import type { TestSandbox } from '../../../sandbox/testing/test-sandbox.ts';
import { readContractCalls } from '../../../scripts/calls/contract-calls.ts';
import { readApiContract } from '../../../scripts/gen/api/contract.ts';
import { FaultyApiProxy, type InjectedApiFault } from '../../harness/faulty-api.ts';
import { mapInParallel } from '../../harness/parallel.ts';
import { createSampleOfContractSchema } from '../../harness/sample-value.ts';
import { BrowserlessVisitor, type BrowserlessVisitorResponse } from '../../harness/shop-caller.ts';
import { type RunningTestShop, startSeededTestSandbox, startTestShop } from '../../harness/shop-process.ts';

const root = new URL('../../..', import.meta.url).pathname;
/** Milliseconds. A busy machine answers within it, and a silent API takes all of it. */
const TIMEOUT = 5_000;
const CONCURRENCY = 24;

/** The token of the anonymous cart, known only to the server. */
const SERVER_ONLY_PARAM = 'token';

/** Status and error code of a call; a success has no code. */
type Outcome = readonly [status: number, code: string | null];

interface FaultCase {
  readonly name: string;
  readonly fault: InjectedApiFault;
  readonly outcome: Outcome;
}

/** API error messages by code. */
const API_MESSAGES: Readonly<Record<string, readonly object[]>> = {
  internal_error: [{ code: 'internal_error', message: 'The shop has stumbled.' }],
  AUTH_REFRESH_FAILED: [{ code: 'AUTH_REFRESH_FAILED', message: 'Authentication refresh failed. Please try again.' }],
};

const internalErrorBody = JSON.stringify({ errors: API_MESSAGES['internal_error'] });

/** The specification: Error catalogue, by fault of a call. */
const FAULT_CASES: readonly FaultCase[] = [
  { name: 'no answer in time', fault: 'silent', outcome: [408, 'no_answer'] },
  { name: 'a connection that ends before the answer', fault: 'hangs-up', outcome: [408, 'no_answer'] },
  { name: 'a connection that ends in the middle of the answer', fault: 'lost', outcome: [408, 'no_answer'] },
  { name: '500', fault: { status: 500, body: internalErrorBody }, outcome: [500, 'internal_error'] },
  {
    name: '503 from an intermediary',
    fault: { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '7' }, body: '<h1>Soon</h1>' },
    outcome: [503, null],
  },
  { name: 'garbled JSON', fault: { status: 200, body: '{"result": [' }, outcome: [422, 'unreadable_answer'] },
  { name: 'another shape', fault: { status: 200, body: '{"unexpected":1}' }, outcome: [502, 'unexpected_answer'] },
];

/** Expected outcome of a call, including exceptions for its kind. */
function getExpectedOutcome({ responseType: responseKind }: ContractCall, { outcome }: FaultCase): Outcome {
  const [status] = outcome;
  const isWrongAnswer = status === 422 || status === 502;
  if (isWrongAnswer && responseKind === 'nothing') return [200, null];
  if (isWrongAnswer && responseKind === 'pdf') return [502, 'unexpected_answer'];
  return outcome;
}

/** Calls that concern the session itself. */
const SESSION_CALL_IDS = new Set(['auth.refresh', 'auth.logout']);

/** Expected outcome in a browser: a logout always succeeds, and a session that can't be renewed has its own rules. */
function getExpectedBrowserOutcome(call: ContractCall, faultCase: FaultCase): Outcome {
  const [status, code] = getExpectedOutcome(call, faultCase);
  if (call.id === 'auth.logout') return [200, null];
  if (call.id !== 'auth.refresh' || code === 'internal_error') return [status, code];
  return [status, 'AUTH_REFRESH_FAILED'];
}

/** Concurrency by fault: calls that time out run all at once. */
function getConcurrency(fault: InjectedApiFault): number {
  return fault === 'silent' ? calls.length : CONCURRENCY;
}

const POLL_OPTIONS = { interval: 5, timeout: 5_000 };

const sampleBodies = new Map<string, unknown>();
const calls = [...commerceCallsById.values()];
let sandbox: TestSandbox;
let api: FaultyApiProxy;
let shop: RunningTestShop;

beforeAll(async () => {
  const contract = await readContractCalls(root);
  expect(calls.map(({ id }) => id).sort()).toEqual(contract.map(({ id }) => id).sort());
  const { operations, schemas } = await readApiContract(`${root}schemas/api`);
  for (const { id, body } of operations) {
    if (body)
      sampleBodies.set(id, toCamelCaseProperties(createSampleOfContractSchema(body, schemas), propertiesKeyedByData));
  }
  sandbox = await startSeededTestSandbox();
  api = await FaultyApiProxy.start(sandbox.url, contract);
  // One customer makes each call under each fault.
  shop = await startTestShop({
    apiUrl: api.url,
    apiTimeout: TIMEOUT,
    callLimits: { perAddress: 0, perCustomer: 0 },
  });
});
afterEach(() => api.removeFaults());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** A valid input for a call, from the contract. */
function createInput(call: ContractCall) {
  const params = Object.fromEntries(listCallPathParameterNames(call.path).map((name) => [name, '1']));
  return { params, ...(sampleBodies.has(call.id) && { body: sampleBodies.get(call.id) }) };
}

/** The form of the only multipart call. */
function createForm(): FormData {
  const form = new FormData();
  form.append('method', 'photo_id_upload');
  form.append('front', new File(['x'], 'front.png', { type: 'image/png' }));
  return form;
}

function createFullInput(call: ContractCall) {
  return { ...createInput(call), ...(call.encoding === 'multipart' && { body: createForm() }) };
}

/** A valid input without the parameters that the server adds. */
function createBrowserInput(call: ContractCall) {
  const { params, ...input } = createInput(call);
  const { serverBodyMembers: serverOnlyFields = [] } = browserCallRulesById.get(call.id) ?? {};
  const browserParams = Object.fromEntries(Object.entries(params).filter(([name]) => name !== SERVER_ONLY_PARAM));
  return { ...input, params: browserParams, ...(serverOnlyFields.length > 0 && { body: {} }) };
}

describe('the API transport of the server', () => {
  const visitor = { subVariant: null, sessionId: null, deviceId: null, address: null, locale: null };
  const signedOutVisitor = { ...visitor, customerId: null, customerToken: null, accessToken: null };
  const identity = { ...credentials.harbour, ...signedOutVisitor };
  const fetch = createKeepAliveFetch();
  const createClient = (origin: string) =>
    createApiClient({
      calls: commerceCallsById,
      origin: () => origin,
      cacheTimes: new Map(),
      keyedByData: propertiesKeyedByData,
      fetch,
      now: Date.now,
      randomId: () => crypto.randomUUID(),
      timeout: TIMEOUT,
    }).transport(identity);

  async function getOutcome(call: ContractCall, origin: string): Promise<Outcome> {
    try {
      await createClient(origin).send({ id: call.id }, createFullInput(call));
      return [200, null];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      expect(error.message).not.toBe('');
      return [error.status, error.code];
    }
  }

  test.each(FAULT_CASES)(
    'ends every call with the specified status and error code, after this fault of the API: $name',
    async (faultCase) => {
      api.injectFaultIntoAllCalls(faultCase.fault);
      const outcomes = await mapInParallel(calls, getConcurrency(faultCase.fault), async (call) => {
        const requestsBefore = api.countRequests(call.id);
        const outcome = await getOutcome(call, api.url);
        return [call.id, ...outcome, `requested ${api.countRequests(call.id) - requestsBefore}×`];
      });
      expect(outcomes).toEqual(calls.map((call) => [call.id, ...getExpectedOutcome(call, faultCase), 'requested 1×']));
    },
  );

  test('ends every call with status 500 and the error code no_answer when the API refuses connections', async () => {
    const outcomes = await mapInParallel(calls, CONCURRENCY, (call) => getOutcome(call, 'http://127.0.0.1:1'));
    expect(outcomes).toEqual(calls.map(() => [500, 'no_answer']));
  });

  test('ends every call, and its request to the API, when its caller aborts', async () => {
    api.injectFaultIntoAllCalls('silent');
    await mapInParallel(calls, CONCURRENCY, async (call) => {
      const abortController = new AbortController();
      const requestsBefore = api.countRequests(call.id);
      const pendingResponse = createClient(api.url).send({ id: call.id }, createFullInput(call), {
        signal: abortController.signal,
      });
      await expect.poll(() => api.countRequests(call.id), POLL_OPTIONS).toBe(requestsBefore + 1);
      const reason = new Error(`${call.id} is not wanted any more`);
      abortController.abort(reason);
      await expect(pendingResponse).rejects.toBe(reason);
    });
    await expect.poll(() => api.open, POLL_OPTIONS).toBe(0);
  });
});

describe('a browser that calls the API through the shop', () => {
  const browserCalls = calls.filter(({ id }) => browserCallRulesById.has(id));
  let visitor: BrowserlessVisitor;
  let customer: BrowserlessVisitor;
  /** A customer whose session a faulty call may end. */
  let leavingCustomer: BrowserlessVisitor;

  beforeAll(async () => {
    visitor = new BrowserlessVisitor(shop.port);
    customer = new BrowserlessVisitor(shop.port);
    await customer.signIn('ada@harbour.example');
    for (const caller of [visitor, customer]) {
      expect(await caller.call('anon-cart.create')).toMatchObject({ status: 200 });
    }
  });
  beforeEach(async () => {
    leavingCustomer = new BrowserlessVisitor(shop.port);
    await leavingCustomer.signIn('ivo@harbour.example');
  });

  function createCaller({ id, auth }: ContractCall): BrowserlessVisitor {
    if (SESSION_CALL_IDS.has(id)) return leavingCustomer.tab();
    return (auth === 'customer' ? customer : visitor).tab();
  }

  async function sendCall(
    call: ContractCall,
    caller: BrowserlessVisitor,
    signal?: AbortSignal,
  ): Promise<BrowserlessVisitorResponse> {
    if (call.encoding === 'multipart') return caller.upload(call.id, createForm(), signal);
    return caller.call(call.id, createBrowserInput(call), signal);
  }

  async function getOutcome(call: ContractCall): Promise<Outcome> {
    const caller = createCaller(call);
    const { status, json, text } = await sendCall(call, caller);
    caller.close();
    if (status === 200) return [200, null];
    // Only messages from the API's response count as API messages.
    expect(json.errors, `${call.id}: ${text}`).toEqual(API_MESSAGES[json.code] ?? []);
    return [status, json.code];
  }

  test.each(FAULT_CASES)(
    'gets the specified status and error code for every call, after this fault of the API: $name',
    async (faultCase) => {
      api.injectFaultIntoAllCalls(faultCase.fault);
      const outcomes = await mapInParallel(browserCalls, getConcurrency(faultCase.fault), async (call) => {
        const requestsBefore = api.countRequests(call.id);
        const outcome = await getOutcome(call);
        return [call.id, ...outcome, `requested ${api.countRequests(call.id) - requestsBefore}×`];
      });
      expect(outcomes).toEqual(
        browserCalls.map((call) => [call.id, ...getExpectedBrowserOutcome(call, faultCase), 'requested 1×']),
      );
    },
  );

  test('gets the specified status and error code for every call when the API refuses connections', async () => {
    await api.refuseConnections();
    const outcomes = await mapInParallel(browserCalls, CONCURRENCY, getOutcome).finally(() => api.acceptConnections());
    const refusedConnections = { name: 'down', fault: 'hangs-up', outcome: [500, 'no_answer'] } as const;
    expect(outcomes).toEqual(browserCalls.map((call) => getExpectedBrowserOutcome(call, refusedConnections)));
  });

  test('leaves no request to the API open when it goes away', async () => {
    api.injectFaultIntoAllCalls('silent');
    await mapInParallel(browserCalls, CONCURRENCY, async (call) => {
      const caller = createCaller(call);
      const abortController = new AbortController();
      const requestsBefore = api.countRequests(call.id);
      const pendingResponse = sendCall(call, caller, abortController.signal);
      await expect.poll(() => api.countRequests(call.id), POLL_OPTIONS).toBe(requestsBefore + 1);
      abortController.abort();
      await expect(pendingResponse).rejects.toThrow('aborted');
    });
    // A log-out, a session renewal and data for all visitors don't end with their caller, but with the time limit.
    await expect.poll(() => api.open, { ...POLL_OPTIONS, timeout: TIMEOUT + POLL_OPTIONS.timeout }).toBe(0);
    expect((await new BrowserlessVisitor(shop.port).open('/healthz')).status).toBe(200);
  });
});
