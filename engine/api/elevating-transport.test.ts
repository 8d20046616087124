import { describe, expect, test } from 'vitest';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { ApiError } from './api-error.ts';
import {
  createElevatingTransport,
  ERROR_CODE_ELEVATION_ABANDONED,
  type PendingElevationCall,
} from './elevating-transport.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef } from './transport.ts';

const needsCode = () =>
  new ApiError('A code is needed.', {
    status: 403,
    code: '2fa_required',
    result: { method: 'email', methods: ['email'], identifier: 'ada@******' },
  });
const answer = <Result>(result: Result) => ({ result, pageInfo: null, expires: null });

type Script = () => Promise<unknown>;

/** Answers from a list and records the idempotency keys. */
function scripted(...script: Script[]) {
  const keys: (string | undefined)[] = [];
  const transport: ApiTransport = {
    async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
      _ref: CallRef<Params, Query, Body, Result>,
      _input: CallInput<Params, Query, Body>,
      options?: CallOptions<Result>,
    ): Promise<ApiAnswer<Result>> {
      keys.push(options?.idempotencyKey);
      const next = script.shift();
      if (!next) throw new Error('no answer is left');
      return answer((await next()) as Result);
    },
  };
  const blocked: PendingElevationCall[] = [];
  let made = 0;
  const elevating = createElevatingTransport(
    transport,
    (call) => blocked.push(call),
    () => `key-${++made}`,
  );
  return { ...elevating, blocked, keys };
}

const deposit = { id: 'funds.deposit.create' };

describe('a call that the API refuses for want of a one-time code', () => {
  test('stays pending and is resolved by its replay with the same idempotency key', async () => {
    const { transport, blocked, pendingCalls, keys } = scripted(
      () => Promise.reject(needsCode()),
      () => Promise.resolve('done'),
    );
    const sent = transport.send(deposit, {});
    await expect.poll(() => blocked.length).toBe(1);
    expect(pendingCalls.list()).toEqual(blocked);
    expect(blocked[0]?.elevation).toEqual({
      kind: 'elevation',
      method: 'email',
      methods: ['email'],
      identifier: 'ada@******',
      callId: null,
    });
    expect(await blocked[0]?.replay()).toBe(true);
    expect(await sent).toEqual(answer('done'));
    expect(keys).toEqual(['key-1', 'key-1']);
    expect(pendingCalls.list()).toEqual([]);
  });

  test('stays pending when its replay needs a code again', async () => {
    const { transport, blocked, pendingCalls } = scripted(
      () => Promise.reject(needsCode()),
      () => Promise.reject(needsCode()),
      () => Promise.resolve('done'),
    );
    const sent = transport.send(deposit, {});
    await expect.poll(() => blocked.length).toBe(1);
    expect(await blocked[0]?.replay()).toBe(false);
    expect(pendingCalls.list()).toHaveLength(1);
    expect(await blocked[0]?.replay()).toBe(true);
    expect(await sent).toEqual(answer('done'));
  });

  test('rejects with any other refusal of its replay', async () => {
    const declined = new ApiError('Declined.', { status: 422, code: 'declined' });
    const { transport, blocked } = scripted(
      () => Promise.reject(needsCode()),
      () => Promise.reject(declined),
    );
    const sent = transport.send(deposit, {});
    await expect.poll(() => blocked.length).toBe(1);
    expect(await blocked[0]?.replay()).toBe(true);
    await expect(sent).rejects.toBe(declined);
  });

  test('rejects with an error code of its own when it is abandoned', async () => {
    const { transport, blocked, pendingCalls } = scripted(() => Promise.reject(needsCode()));
    const sent = transport.send(deposit, {});
    await expect.poll(() => blocked.length).toBe(1);
    blocked[0]?.abandon();
    await expect(sent).rejects.toMatchObject({ status: 403, code: ERROR_CODE_ELEVATION_ABANDONED });
    expect(pendingCalls.list()).toEqual([]);
  });

  test('is removed from the pending calls when its caller aborts', async () => {
    const leaving = new AbortController();
    const { transport, blocked, pendingCalls } = scripted(() => Promise.reject(needsCode()));
    const sent = transport.send(deposit, {}, { signal: leaving.signal });
    await expect.poll(() => blocked.length).toBe(1);
    leaving.abort(new Error('left'));
    await expect(sent).rejects.toThrow('left');
    expect(pendingCalls.list()).toEqual([]);
  });

  test('is replayed without a prompt when a code was accepted meanwhile', async () => {
    const refused = Promise.withResolvers<never>();
    const { transport, blocked, pendingCalls } = scripted(
      () => refused.promise,
      () => Promise.resolve('done'),
    );
    const sent = transport.send(deposit, {});
    pendingCalls.elevated();
    refused.reject(needsCode());
    expect(await sent).toEqual(answer('done'));
    expect(blocked).toEqual([]);
  });
});

test('a call that is refused for another reason than a missing one-time code rejects at once', async () => {
  const refused = new ApiError('No.', { status: 403, code: 'forbidden' });
  const { transport, blocked } = scripted(() => Promise.reject(refused));
  await expect(transport.send(deposit, {})).rejects.toBe(refused);
  expect(blocked).toEqual([]);
});

describe('waiting for a one-time code on behalf of the server', () => {
  const elevation = {
    kind: 'elevation',
    method: 'email',
    methods: ['email'],
    identifier: null,
    callId: 'funds.list',
  } as const;

  test('repeats the work once after the code was given', async () => {
    const { wait, blocked } = scripted();
    const workRuns: string[] = [];
    const waiting = wait(elevation, async () => void workRuns.push('again'));
    expect(blocked.map(({ callId }) => callId)).toEqual(['funds.list']);
    expect(workRuns).toEqual([]);
    expect(await blocked[0]?.replay()).toBe(true);
    await waiting;
    expect(workRuns).toEqual(['again']);
  });

  test('rejects when the prompt is abandoned', async () => {
    const { wait, blocked, pendingCalls } = scripted();
    const waiting = wait(elevation, () => Promise.resolve());
    blocked[0]?.abandon();
    await expect(waiting).rejects.toMatchObject({ code: ERROR_CODE_ELEVATION_ABANDONED });
    expect(pendingCalls.list()).toEqual([]);
  });
});
