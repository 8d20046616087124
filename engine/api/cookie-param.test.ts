import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { type CookieHeldPathParam, hashCookieHeldParamValue, withCookieHeldPathParam } from './cookie-param.server.ts';
import { createTestContractCall } from './testing.ts';
import type { ApiTransport, CallRef } from './transport.ts';

type Ref = CallRef<Record<string, string>, Record<string, string>, unknown, unknown>;
const create: CookieHeldPathParam['create'] = { id: 'box.create' };
const read: Ref = { id: 'box.get' };
const add: Ref = { id: 'box.add' };
const remove: Ref = { id: 'box.remove' };
const spend: Ref = { id: 'box.empty' };
const cookieParam: CookieHeldPathParam = {
  param: 'token',
  cookie: 'box',
  create,
  read: 'box.get',
  spend: 'box.empty',
  gone: 'box_not_found',
};
const calls = new Map(
  [
    createTestContractCall({ id: 'box.create', path: '/box', method: 'POST' }),
    createTestContractCall({ id: 'box.get', path: '/box/{token}' }),
    createTestContractCall({ id: 'box.add', path: '/box/{token}/items', method: 'POST' }),
    createTestContractCall({ id: 'box.empty', path: '/box/{token}/empty', method: 'POST' }),
    createTestContractCall({ id: 'box.remove', path: '/box/{token}/items/{id}', method: 'DELETE' }),
    createTestContractCall({ id: 'other', path: '/other' }),
  ].map((call) => [call.id, call]),
);

const gone = new ApiError('Gone.', { status: 404, code: 'box_not_found' });

function holding(initial: string | null, answers: readonly unknown[]) {
  const left = [...answers];
  const sent: unknown[] = [];
  const transport: ApiTransport = {
    async send(ref, input) {
      sent.push([ref.id, input.params ?? {}]);
      const next: ReturnType<typeof JSON.parse> = left.shift();
      if (next instanceof Error) throw next;
      return { result: next, pageInfo: null, expires: null };
    },
  };
  return { ...withCookieHeldPathParam(transport, calls, cookieParam, initial), sent };
}

describe('a transport with a cookie parameter that has a value', () => {
  test('sends the value with calls and replaces it by a digest in answers', async () => {
    const { transport, change, sent } = holding('secret', [{ reference: 'secret', items: [{ of: 'secret', n: 1 }] }]);
    const { result } = await transport.send(remove, { params: { id: '7' } });
    expect(sent).toEqual([['box.remove', { id: '7', token: 'secret' }]]);
    expect(result).toEqual({
      reference: hashCookieHeldParamValue('secret'),
      items: [{ of: hashCookieHeldParamValue('secret'), n: 1 }],
    });
    expect(change()).toBeUndefined();
  });

  test('passes answers without the value on unchanged', async () => {
    const items = [{ n: 1 }, { n: 2 }];
    const { transport } = holding('secret', [{ reference: 'secret', items }]);
    const { result } = await transport.send(remove, { params: { id: '7' } });
    expect(result).toEqual({ reference: hashCookieHeldParamValue('secret'), items });
    expect(result).toHaveProperty(
      'items',
      expect.toSatisfy((handedOn: unknown) => handedOn === items),
    );
  });

  test('creates a new value when a POST call finds it gone, and repeats the call', async () => {
    const { transport, change, sent } = holding('old', [gone, 'new', 'done']);
    expect((await transport.send(add, {})).result).toBe('done');
    expect(sent).toEqual([
      ['box.add', { token: 'old' }],
      ['box.create', {}],
      ['box.add', { token: 'new' }],
    ]);
    expect(change()).toBe('new');
  });

  test.each([gone, new ApiError('Down.', { status: 503 })])('drops the value when reading fails: %s', async (error) => {
    const { transport, change } = holding('old', [error]);
    await expect(transport.send(read, {})).rejects.toBe(error);
    expect(change()).toBeNull();
  });

  test('drops the value after the call that spends it', async () => {
    const { transport, change, sent } = holding('secret', ['done']);
    await transport.send(spend, {});
    expect(sent).toEqual([['box.empty', { token: 'secret' }]]);
    expect(change()).toBeNull();
  });

  test.each([
    [gone, null],
    [new ApiError('Down.', { status: 503 }), undefined],
  ])('creates no new value when the spending call fails: %s', async (error, left) => {
    const { transport, change, sent } = holding('old', [error]);
    await expect(transport.send(spend, {})).rejects.toBe(error);
    expect([sent.length, change()]).toEqual([1, left]);
  });

  test('keeps the value when a changing call other than a POST finds it gone', async () => {
    const { transport, change } = holding('old', [gone]);
    await expect(transport.send(remove, { params: { id: '7' } })).rejects.toBe(gone);
    expect(change()).toBeUndefined();
  });
});

describe('a transport with a cookie parameter that has no value', () => {
  test('answers reads with 404 without a request', async () => {
    const { transport, change, sent } = holding(null, []);
    await expect(transport.send(read, {})).rejects.toMatchObject({ status: 404, code: 'box_not_found' });
    expect(sent).toEqual([]);
    expect(change()).toBeUndefined();
  });

  test('answers the spending call with 404 without a request', async () => {
    const { transport, sent } = holding(null, []);
    await expect(transport.send(spend, {})).rejects.toMatchObject({ status: 404, code: 'box_not_found' });
    expect(sent).toEqual([]);
  });

  test('creates a value before a POST call', async () => {
    const { transport, change, sent } = holding(null, ['new', 'done']);
    await transport.send(add, {});
    expect(sent).toEqual([
      ['box.create', {}],
      ['box.add', { token: 'new' }],
    ]);
    expect(change()).toBe('new');
  });

  test('returns a digest from the creating call instead of the value', async () => {
    const { transport, change } = holding(null, ['new']);
    expect((await transport.send(create, {})).result).toBe(hashCookieHeldParamValue('new'));
    expect(change()).toBe('new');
  });

  test('passes other calls on unchanged', async () => {
    const { transport, sent } = holding(null, ['done']);
    const other: Ref = { id: 'other' };
    expect((await transport.send(other, {})).result).toBe('done');
    expect(sent).toEqual([['other', {}]]);
  });
});
