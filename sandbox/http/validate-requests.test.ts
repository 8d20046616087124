import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { anonCartCreate } from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import { drawsPast } from '#schemas/generated/api/draws.wire-calls.gen.ts';
import { authLogin } from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { customerVerification } from '#schemas/generated/api/verification.wire-calls.gen.ts';
import { type TestCallOptions, TestSandbox } from '../testing/test-sandbox.ts';

const login = { email: 'ada@harbour.example', password: 'Correct-Horse-9' };
const pricing = { params: { pricingId: 'harbour-aud' } };

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});
afterAll(() => sandbox.close());

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

type Broken = [
  string,
  WireCallDescriptor<never, unknown> | WireCallDescriptor<unknown, unknown>,
  TestCallOptions<unknown>,
  string,
];

const refused: Broken[] = [
  ['an unknown member', authLogin, { body: { ...login, admin: true } }, 'body must NOT have additional properties'],
  ['a body that is no JSON', authLogin, { body: '{' }, 'body must be object'],
  ['a query out of bounds', drawsPast, { ...pricing, query: { limit: '0' } }, 'query/limit must be >= 1'],
  [
    'a form without a field',
    customerVerification,
    { body: formOf({ method: 'pdf_form' }) },
    "body must have required property 'front'",
  ],
];

const tolerated: Broken[] = [
  ['a body where there is none', anonCartCreate, { body: {} }, 'there is no body in it'],
  ['an unknown query', drawsPast, { ...pricing, query: { page: '2' } }, 'query must NOT have additional properties'],
  ['a query of a call without one', anonCartCreate, { query: { limit: '1' } }, 'there is no query in it'],
];

test.each([...refused, ...tolerated])(
  'a request with %s fails the test that sends it',
  async (_, call, options, complaint) => {
    await expect(sandbox.fetch(call, options)).rejects.toThrow(`in breach of its contract: ${complaint}`);
  },
);

test.each(refused)(
  'a test may send a request with %s if it declares the violation and the sandbox refuses it',
  async (_, call, options) => {
    for (const breaks of ['always', 'sometimes'] as const) {
      expect((await sandbox.fetch(call, { ...options, breaks })).status).toBeGreaterThanOrEqual(400);
    }
  },
);

test.each(tolerated)(
  'a declared violation (%s) that the sandbox accepts fails the test that sends it',
  async (_, call, options) => {
    await expect(sandbox.fetch(call, { ...options, breaks: 'always' })).rejects.toThrow(
      'answers what breaks its contract',
    );
  },
);

test('a valid request that is declared to always break its contract fails the test that sends it', async () => {
  await expect(sandbox.fetch(authLogin, { body: login, breaks: 'always' })).rejects.toThrow('as its contract says');
  expect((await sandbox.fetch(authLogin, { body: login, breaks: 'sometimes' })).status).toBe(200);
});

test('a test call without a path parameter of its call fails, and names the parameter', async () => {
  await expect(sandbox.fetch(drawsPast, {})).rejects.toThrow('draws.past needs the parameter pricingId');
});
