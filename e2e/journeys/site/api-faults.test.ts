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
const AT_ONCE = 24;

/** The token of the anonymous cart, known only to the server. */
const HELD_PARAM = 'token';

/** Status and error code of a call; a success has no code. */
type Outcome = readonly [status: number, code: string | null];

interface Trouble {
  readonly name: string;
  readonly fault: InjectedApiFault;
  readonly outcome: Outcome;
}

/** API error messages by code. */
const MESSAGES: Readonly<Record<string, readonly object[]>> = {
  internal_error: [{ code: 'internal_error', message: 'The shop has stumbled.' }],
  AUTH_REFRESH_FAILED: [{ code: 'AUTH_REFRESH_FAILED', message: 'Authentication refresh failed. Please try again.' }],
};

const internal = JSON.stringify({ errors: MESSAGES['internal_error'] });

/** The specification: Error catalogue, by fault of a call. */
const TROUBLES: readonly Trouble[] = [
  { name: 'no answer in time', fault: 'silent', outcome: [408, 'no_answer'] },
  { name: 'a connection that ends before the answer', fault: 'hangs-up', outcome: [408, 'no_answer'] },
  { name: 'a connection that ends in the middle of the answer', fault: 'lost', outcome: [408, 'no_answer'] },
  { name: '500', fault: { status: 500, body: internal }, outcome: [500, 'internal_error'] },
  {
    name: '503 of somebody in between',
    fault: { status: 503, headers: { 'content-type': 'text/html', 'retry-after': '7' }, body: '<h1>Soon</h1>' },
    outcome: [503, null],
  },
  { name: 'garbled JSON', fault: { status: 200, body: '{"result": [' }, outcome: [422, 'unreadable_answer'] },
  { name: 'another shape', fault: { status: 200, body: '{"unexpected":1}' }, outcome: [502, 'unexpected_answer'] },
];

/** Expected outcome of a call, including exceptions for its kind. */
function outcomeOf({ answers }: ContractCall, { outcome }: Trouble): Outcome {
  const [status] = outcome;
  const isWrongAnswer = status === 422 || status === 502;
  if (isWrongAnswer && answers === 'nothing') return [200, null];
  if (isWrongAnswer && answers === 'pdf') return [502, 'unexpected_answer'];
  return outcome;
}

/** Calls that concern the session itself. */
const ENDING = new Set(['auth.refresh', 'auth.logout']);

/** Expected outcome in a browser: a logout always succeeds, and a session that can't be renewed has its own rules. */
function toldOutcome(call: ContractCall, trouble: Trouble): Outcome {
  const [status, code] = outcomeOf(call, trouble);
  if (call.id === 'auth.logout') return [200, null];
  if (call.id !== 'auth.refresh' || code === 'internal_error') return [status, code];
  return [status, 'AUTH_REFRESH_FAILED'];
}

/** Concurrency by fault: calls that time out run all at once. */
function widthFor(fault: InjectedApiFault): number {
  return fault === 'silent' ? calls.length : AT_ONCE;
}

const POLL = { interval: 5, timeout: 5_000 };

const samples = new Map<string, unknown>();
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
      samples.set(id, toCamelCaseProperties(createSampleOfContractSchema(body, schemas), propertiesKeyedByData));
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
afterEach(() => api.mend());
afterAll(async () => {
  await shop?.close();
  await api?.close();
  await sandbox?.close();
});

/** A valid input for a call, from the contract. */
function inputOf(call: ContractCall) {
  const params = Object.fromEntries(listCallPathParameterNames(call.path).map((name) => [name, '1']));
  return { params, ...(samples.has(call.id) && { body: samples.get(call.id) }) };
}

/** The form of the only multipart call. */
function someForm(): FormData {
  const form = new FormData();
  form.append('method', 'photo_id_upload');
  form.append('front', new File(['x'], 'front.png', { type: 'image/png' }));
  return form;
}

function wholeInputOf(call: ContractCall) {
  return { ...inputOf(call), ...(call.encoding === 'multipart' && { body: someForm() }) };
}

/** A valid input without the parameters that the server adds. */
function browserInputOf(call: ContractCall) {
  const { params, ...input } = inputOf(call);
  const { heldBody = [] } = browserCallRulesById.get(call.id) ?? {};
  const own = Object.fromEntries(Object.entries(params).filter(([name]) => name !== HELD_PARAM));
  return { ...input, params: own, ...(heldBody.length > 0 && { body: {} }) };
}

describe('the API transport of the server', () => {
  const visitor = { subVariant: null, sessionId: null, deviceId: null, address: null, locale: null };
  const nobody = { ...visitor, customerId: null, customerToken: null, accessToken: null };
  const identity = { ...credentials.harbour, ...nobody };
  const fetch = createKeepAliveFetch();
  const clientOf = (origin: string) =>
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

  async function endOf(call: ContractCall, origin: string): Promise<Outcome> {
    try {
      await clientOf(origin).send({ id: call.id }, wholeInputOf(call));
      return [200, null];
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      expect(error.message).not.toBe('');
      return [error.status, error.code];
    }
  }

  test.each(TROUBLES)(
    'ends every call with the specified status and error code, after this fault of the API: $name',
    async (trouble) => {
      api.spoilAll(trouble.fault);
      const ends = await mapInParallel(calls, widthFor(trouble.fault), async (call) => {
        const before = api.asked(call.id);
        const end = await endOf(call, api.url);
        return [call.id, ...end, `asked ${api.asked(call.id) - before}×`];
      });
      expect(ends).toEqual(calls.map((call) => [call.id, ...outcomeOf(call, trouble), 'asked 1×']));
    },
  );

  test('ends every call with status 500 and the error code no_answer when the API refuses connections', async () => {
    const ends = await mapInParallel(calls, AT_ONCE, (call) => endOf(call, 'http://127.0.0.1:1'));
    expect(ends).toEqual(calls.map(() => [500, 'no_answer']));
  });

  test('ends every call, and its request to the API, when its caller aborts', async () => {
    api.spoilAll('silent');
    await mapInParallel(calls, AT_ONCE, async (call) => {
      const caller = new AbortController();
      const before = api.asked(call.id);
      const sending = clientOf(api.url).send({ id: call.id }, wholeInputOf(call), { signal: caller.signal });
      await expect.poll(() => api.asked(call.id), POLL).toBe(before + 1);
      const reason = new Error(`${call.id} is not wanted any more`);
      caller.abort(reason);
      await expect(sending).rejects.toBe(reason);
    });
    await expect.poll(() => api.open, POLL).toBe(0);
  });
});

describe('a browser that calls the API through the shop', () => {
  const open = calls.filter(({ id }) => browserCallRulesById.has(id));
  let visitor: BrowserlessVisitor;
  let customer: BrowserlessVisitor;
  /** A customer whose session a faulty call may end. */
  let leaver: BrowserlessVisitor;

  beforeAll(async () => {
    visitor = new BrowserlessVisitor(shop.port);
    customer = new BrowserlessVisitor(shop.port);
    await customer.signIn('ada@harbour.example');
    for (const caller of [visitor, customer]) {
      expect(await caller.call('anon-cart.create')).toMatchObject({ status: 200 });
    }
  });
  beforeEach(async () => {
    leaver = new BrowserlessVisitor(shop.port);
    await leaver.signIn('ivo@harbour.example');
  });

  function callerOf({ id, auth }: ContractCall): BrowserlessVisitor {
    if (ENDING.has(id)) return leaver.tab();
    return (auth === 'customer' ? customer : visitor).tab();
  }

  async function make(
    call: ContractCall,
    caller: BrowserlessVisitor,
    signal?: AbortSignal,
  ): Promise<BrowserlessVisitorResponse> {
    if (call.encoding === 'multipart') return caller.upload(call.id, someForm(), signal);
    return caller.call(call.id, browserInputOf(call), signal);
  }

  async function endOf(call: ContractCall): Promise<Outcome> {
    const caller = callerOf(call);
    const { status, json, text } = await make(call, caller);
    caller.close();
    if (status === 200) return [200, null];
    // Only messages from the API's response count as API messages.
    expect(json.errors, `${call.id}: ${text}`).toEqual(MESSAGES[json.code] ?? []);
    return [status, json.code];
  }

  test.each(TROUBLES)(
    'gets the specified status and error code for every call, after this fault of the API: $name',
    async (trouble) => {
      api.spoilAll(trouble.fault);
      const ends = await mapInParallel(open, widthFor(trouble.fault), async (call) => {
        const before = api.asked(call.id);
        const end = await endOf(call);
        return [call.id, ...end, `asked ${api.asked(call.id) - before}×`];
      });
      expect(ends).toEqual(open.map((call) => [call.id, ...toldOutcome(call, trouble), 'asked 1×']));
    },
  );

  test('gets the specified status and error code for every call when the API refuses connections', async () => {
    await api.goAway();
    const ends = await mapInParallel(open, AT_ONCE, endOf).finally(() => api.comeBack());
    const down = { name: 'down', fault: 'hangs-up', outcome: [500, 'no_answer'] } as const;
    expect(ends).toEqual(open.map((call) => toldOutcome(call, down)));
  });

  test('leaves no request to the API open when it goes away', async () => {
    api.spoilAll('silent');
    await mapInParallel(open, AT_ONCE, async (call) => {
      const caller = callerOf(call);
      const gone = new AbortController();
      const before = api.asked(call.id);
      const making = make(call, caller, gone.signal);
      await expect.poll(() => api.asked(call.id), POLL).toBe(before + 1);
      gone.abort();
      await expect(making).rejects.toThrow('aborted');
    });
    // A log-out, the renewal of a session and data for all visitors don't end with their caller, but with the time limit.
    await expect.poll(() => api.open, { ...POLL, timeout: TIMEOUT + POLL.timeout }).toBe(0);
    expect((await new BrowserlessVisitor(shop.port).open('/healthz')).status).toBe(200);
  });
});
