import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  anonymousTestApiCallerIdentity,
  createScriptedTestApiClient,
  createTestJsonAnswer,
  testCustomerCallWithOwnAnswer,
  testCustomerCallWithSharedAnswer,
  testGetCall,
  testListCall,
} from './testing/scripted-client.ts';

describe('a cached API answer', () => {
  const input = { params: { pricingId: 'p' } };
  const one = createTestJsonAnswer({ result: [1] });
  const two = createTestJsonAnswer({ result: [2] });

  test('is fetched again once its cache time is over', async () => {
    const { transport, clock, sent } = createScriptedTestApiClient([one, two]);
    await transport.send(testListCall, input);
    clock.now += 59_999;
    expect((await transport.send(testListCall, input)).result).toEqual([1]);
    clock.now += 1;
    expect((await transport.send(testListCall, input)).result).toEqual([2]);
    expect(sent).toHaveLength(2);
  });

  test('expires no later than its result says', async () => {
    const { transport, clock } = createScriptedTestApiClient([one, two]);
    const soon = clock.now + 1000;
    const answer = await transport.send(testListCall, input, { expires: () => soon });
    expect(answer.expires).toBe(soon);
    clock.now = soon;
    expect((await transport.send(testListCall, input)).result).toEqual([2]);
  });

  test('is requested once by concurrent readers, and one that aborts does not disturb the others', async () => {
    let release: (response: Response) => void = () => undefined;
    const { transport, sent } = createScriptedTestApiClient([() => new Promise((resolve) => (release = resolve))]);
    const controller = new AbortController();
    const first = transport.send(testListCall, input, { signal: controller.signal });
    const second = transport.send(testListCall, input);
    controller.abort();
    await expect(first).rejects.toBe(controller.signal.reason);
    release(Response.json({ result: [1] }));
    expect((await second).result).toEqual([1]);
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['17', 17],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])(
    'that is a refusal with status 429 and retry-after %s rejects with those seconds, or null if it is no number',
    async (header, retryAfter) => {
      const headers = header === null ? {} : { 'retry-after': header };
      const { transport } = createScriptedTestApiClient([() => Response.json({}, { status: 429, headers })]);
      await expect(transport.send(testListCall, input)).rejects.toMatchObject({ status: 429, retryAfter });
    },
  );

  test('that is a failure is not cached', async () => {
    const { transport } = createScriptedTestApiClient([createTestJsonAnswer({}, 500), one]);
    await expect(transport.send(testListCall, input)).rejects.toMatchObject({ status: 500 });
    expect((await transport.send(testListCall, input)).result).toEqual([1]);
  });

  test('is requested without the identity of a customer', async () => {
    const { api, sent } = createScriptedTestApiClient([one]);
    const customer = {
      ...anonymousTestApiCallerIdentity,
      subVariant: 'WA',
      sessionId: 's',
      deviceId: 'd',
      customerId: '7',
    };
    const address = '203.0.113.7';
    await api.transport({ ...customer, customerToken: 't', accessToken: 'jwt', address }).send(testListCall, input);
    expect(Object.keys(sent[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'x-api-version',
      'x-app-key',
      'x-request-id',
      'x-signature',
      'x-sub-variant',
      'x-timestamp',
    ]);
    const text = 'app|1700000000|secret|';
    expect(sent[0]?.headers['x-signature']).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('is kept apart by the previewed moment, and says whether the API knows that moment', async () => {
    const [soon, later] = [1_800_000_000_000, 1_900_000_000_000];
    const createPreviewAnswer = () =>
      Response.json({ result: [2] }, { headers: { 'x-preview-at': new Date(soon).toISOString() } });
    const { api, sent } = createScriptedTestApiClient([one, createPreviewAnswer, one]);
    const results = [];
    for (const previewAt of [null, soon, later, soon]) {
      results.push(
        (await api.transport({ ...anonymousTestApiCallerIdentity, previewAt }).send(testListCall, input)).result,
      );
    }
    expect(results).toEqual([[1], [2], [1], [2]]);
    expect(sent.map(({ headers }) => headers['x-preview-at'])).toEqual([
      undefined,
      '2027-01-15T08:00:00.000Z',
      '2030-03-17T17:46:40.000Z',
    ]);
    expect([api.foresees(soon), api.foresees(later)]).toEqual([true, false]);
  });

  test('is kept apart by brand, sub-variant, locale, path and query', async () => {
    const { api, sent } = createScriptedTestApiClient([one, one, one, one, one, one]);
    for (const identity of [
      anonymousTestApiCallerIdentity,
      { ...anonymousTestApiCallerIdentity, appKey: 'b' },
      { ...anonymousTestApiCallerIdentity, subVariant: 'WA' },
      { ...anonymousTestApiCallerIdentity, locale: 'cy-GB' },
    ]) {
      await api.transport(identity).send(testListCall, input);
    }
    await api.transport(anonymousTestApiCallerIdentity).send(testListCall, { params: { pricingId: 'q' } });
    await api.transport(anonymousTestApiCallerIdentity).send(testListCall, { ...input, query: { limit: 1 } });
    expect(sent).toHaveLength(6);
  });

  test('is fetched again after the cache was cleared', async () => {
    const { api, transport } = createScriptedTestApiClient([one, two]);
    await transport.send(testListCall, input);
    api.clearCache();
    expect((await transport.send(testListCall, input)).result).toEqual([2]);
  });
});

describe('an answer that is the same for all customers', () => {
  const ada = { ...anonymousTestApiCallerIdentity, customerId: '1', customerToken: 't1', accessToken: 'jwt1' };
  const ben = { ...anonymousTestApiCallerIdentity, customerId: '2', customerToken: 't2', accessToken: 'jwt2' };

  test('is requested as one customer and served to others, never to signed-out visitors', async () => {
    const { api, sent } = createScriptedTestApiClient([
      createTestJsonAnswer({ result: 'a' }),
      createTestJsonAnswer({ code: 'invalid_token' }, 401),
    ]);
    expect((await api.transport(ada).send(testCustomerCallWithSharedAnswer, {})).result).toBe('a');
    expect((await api.transport(ben).send(testCustomerCallWithSharedAnswer, {})).result).toBe('a');
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer jwt1']);
    await expect(
      api.transport(anonymousTestApiCallerIdentity).send(testCustomerCallWithSharedAnswer, {}),
    ).rejects.toMatchObject({
      status: 401,
    });
  });

  test('passes a refusal only to the customer who was refused', async () => {
    const { api, sent } = createScriptedTestApiClient([
      createTestJsonAnswer({ code: 'invalid_token' }, 401),
      createTestJsonAnswer({ result: 'b' }),
    ]);
    const [refused, answered] = await Promise.allSettled(
      [ada, ben].map((who) => api.transport(who).send(testCustomerCallWithSharedAnswer, {})),
    );
    expect([refused?.status, answered]).toMatchObject(['rejected', { status: 'fulfilled', value: { result: 'b' } }]);
    expect(sent).toHaveLength(2);
  });

  test('is fetched again after its cache time, or after the cache was cleared', async () => {
    let release: (response: Response) => void = () => undefined;
    const delayedResponse = new Promise<Response>((resolve) => (release = resolve));
    const { api, clock, sent } = createScriptedTestApiClient([
      () => delayedResponse,
      createTestJsonAnswer({ result: 'b' }),
      createTestJsonAnswer({ result: 'c' }),
    ]);
    const pendingAnswer = api.transport(ada).send(testCustomerCallWithSharedAnswer, {});
    api.clearCache();
    release(Response.json({ result: 'a' }));
    expect((await pendingAnswer).result).toBe('a');
    expect((await api.transport(ben).send(testCustomerCallWithSharedAnswer, {})).result).toBe('b');
    clock.now += 60_000;
    expect((await api.transport(ben).send(testCustomerCallWithSharedAnswer, {})).result).toBe('c');
    expect(sent).toHaveLength(3);
  });

  test('is the only kind of answer to a customer that is cached, whatever cache time other answers have', async () => {
    const { api, sent } = createScriptedTestApiClient([
      createTestJsonAnswer({ result: 'a' }),
      createTestJsonAnswer({ result: 'b' }),
    ]);
    expect((await api.transport(ada).send(testCustomerCallWithOwnAnswer, {})).result).toBe('a');
    expect((await api.transport(ben).send(testCustomerCallWithOwnAnswer, {})).result).toBe('b');
    expect(sent).toHaveLength(2);
  });
});

test('a call without a cache time is requested each time', async () => {
  const { transport, sent } = createScriptedTestApiClient([
    createTestJsonAnswer({ result: {} }),
    createTestJsonAnswer({ result: {} }),
  ]);
  await transport.send(testGetCall, { params: { id: '1' } });
  await transport.send(testGetCall, { params: { id: '1' } });
  expect(sent).toHaveLength(2);
});
