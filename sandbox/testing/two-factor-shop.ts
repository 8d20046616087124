import { afterEach, beforeEach } from 'vitest';
import * as identity from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { getDemoCredentials } from './sign-in.ts';
import { type SignedInTestCustomer, type TestCallOptions, TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY_MS = Date.parse('2026-03-04T01:00:00Z');

export const MINUTE_MS = 60_000;

export const DAY_MS = 24 * 60 * MINUTE_MS;

export const BEN_EMAIL = 'ben@harbour.example';

export const CLEO_EMAIL = 'cleo@harbour.example';

export let twoFactorTestSandbox: TestSandbox;

export function moveTestClockToNoonPlus(milliseconds: number): void {
  twoFactorTestSandbox.moveTo(new Date(NOON_IN_SYDNEY_MS + milliseconds).toISOString());
}

export function findTwoFactorTestCustomerByEmail(email: string) {
  const customer = twoFactorTestSandbox.shop.customers.findByEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

/** A session without a code, as on a remembered device. */
export function openTestSessionWithoutCode(email: string): Promise<SignedInTestCustomer> {
  return twoFactorTestSandbox.signIn(findTwoFactorTestCustomerByEmail(email));
}

export async function sendRefusedTwoFactorTestCall<Body, Answer>(
  call: Parameters<typeof twoFactorTestSandbox.sendRefused<Body, Answer>>[0],
  options: TestCallOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await twoFactorTestSandbox.sendRefused(call, options);
  return [status, answer.code];
}

export async function logInAndReadTestErrorCode(
  key: string,
  otp?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = { ...getDemoCredentials(key), ...(otp === undefined ? {} : { otp }) };
  const { status, json } = await twoFactorTestSandbox.fetch(identity.authLogin, { body, headers });
  if (status === 200) return 'in';
  return typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : '';
}

export function countTestMailsTo(email: string): number {
  return twoFactorTestSandbox.shop.outbox.listLatest(100, { siteKey: null, recipient: email }).length;
}

/** The same session with a fresh access token. */
export async function withFreshTestAccessToken(signedIn: SignedInTestCustomer): Promise<SignedInTestCustomer> {
  const { customer, session } = signedIn;
  const claims = { customerId: customer.id, sessionId: session.id, siteKey: customer.siteKey };
  return {
    ...signedIn,
    accessToken: await twoFactorTestSandbox.shop.accessTokens.issue(claims, twoFactorTestSandbox.shop.clock()),
  };
}

/** A shop for each test, whose time begins at noon. */
export function setUpSeededShopForTwoFactorTests(): void {
  beforeEach(async () => {
    twoFactorTestSandbox = await TestSandbox.open(new Date(NOON_IN_SYDNEY_MS).toISOString());
  });

  afterEach(async () => {
    await twoFactorTestSandbox.close();
  });
}
