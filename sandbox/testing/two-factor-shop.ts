import { afterEach, beforeEach } from 'vitest';
import * as identity from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { getDemoCredentials } from './sign-in.ts';
import { type SendOptions, type SignedInCustomer, TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = Date.parse('2026-03-04T01:00:00Z');

export const MINUTE_MS = 60_000;

export const DAY_MS = 24 * 60 * MINUTE_MS;

export const BEN_EMAIL = 'ben@harbour.example';

export const CLEO_EMAIL = 'cleo@harbour.example';

export let sandbox: TestSandbox;

export function moveClockPastNoon(milliseconds: number): void {
  sandbox.moveTo(new Date(NOON_IN_SYDNEY + milliseconds).toISOString());
}

export function findCustomerByEmail(email: string) {
  const customer = sandbox.shop.customers.findByEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

/** A session without a code, as on a remembered device. */
export function signInWithoutCode(email: string): Promise<SignedInCustomer> {
  return sandbox.signIn(findCustomerByEmail(email));
}

export async function sendRefusedCall<Body, Answer>(
  call: Parameters<typeof sandbox.sendRefused<Body, Answer>>[0],
  options: SendOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.sendRefused(call, options);
  return [status, answer.code];
}

export async function logInAndReadCode(
  key: string,
  otp?: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const body = { ...getDemoCredentials(key), ...(otp === undefined ? {} : { otp }) };
  const { status, json } = await sandbox.fetch(identity.authLogin, { body, headers });
  if (status === 200) return 'in';
  return typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : '';
}

export function countMailsTo(email: string): number {
  return sandbox.shop.outbox.listLatest(100, { siteKey: null, recipient: email }).length;
}

/** The same session with a fresh access token. */
export async function withFreshAccessToken(signedIn: SignedInCustomer): Promise<SignedInCustomer> {
  const { customer, session } = signedIn;
  const claims = { customerId: customer.id, sessionId: session.id, siteKey: customer.siteKey };
  return { ...signedIn, accessToken: await sandbox.shop.accessTokens.issue(claims, sandbox.shop.clock()) };
}

/** A shop for each test, whose time begins at noon. */
export function openTwoFactorShop(): void {
  beforeEach(async () => {
    sandbox = await TestSandbox.open(new Date(NOON_IN_SYDNEY).toISOString());
  });

  afterEach(async () => {
    await sandbox.close();
  });
}
