import { expect, test } from 'vitest';
import type { CallInput } from '#engine/api/transport.ts';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { createTestTransportFromTable } from './testing.ts';

const { transport, sent } = createTestTransportFromTable({});

test.each<[string, CallInput<CallPathParams, CallQuery, unknown>, string]>([
  ['no.such-call', {}, 'the contract has no call no.such-call'],
  ['customer.get', { body: {} }, 'there is no body in it'],
  ['transactions.list', { query: { limit: 0 } }, 'query/limit must be >= 1'],
  ['transactions.list', { query: { page: '1' } }, 'query must NOT have additional properties'],
  ['funds.delete', {}, 'needs the parameter fundId'],
  ['funds.delete', { params: { fundId: '1', id: '2' } }, 'has no parameter id'],
  ['auth.login', { body: { email: 'ada@harbour.example' } }, "must have required property 'password'"],
])('createTestTransportFromTable rejects the call %s with the invalid input %j', async (id, input, complaint) => {
  await expect(transport.send({ id }, input)).rejects.toThrow(complaint);
});

test('createTestTransportFromTable accepts calls without server-held parameters and ignores undefined ones', async () => {
  await transport.send({ id: 'auth.refresh' }, { body: { otp: '123456' } });
  await transport.send({ id: 'transactions.list' }, { query: { limit: undefined } });
  await transport.send({ id: 'anon-cart.get' }, {});
  expect(sent.map(([id]) => id)).toEqual(['auth.refresh', 'transactions.list', 'anon-cart.get']);
});
