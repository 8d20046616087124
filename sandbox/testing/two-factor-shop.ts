import { afterEach, beforeEach } from 'vitest';
import * as identity from '#schemas/generated/api/identity.wire-calls.gen.ts';
import { credentialsOf } from './sign-in.ts';
import { type SendOptions, type SignedIn, TestSandbox } from './test-sandbox.ts';

export const NOON = Date.parse('2026-03-04T01:00:00Z');

export const MINUTE = 60_000;

export const DAY = 24 * 60 * MINUTE;

export const BEN = 'ben@harbour.example';

export const CLEO = 'cleo@harbour.example';

export let sandbox: TestSandbox;

export function moveClockPastNoon(milliseconds: number): void {
  sandbox.moveTo(new Date(NOON + milliseconds).toISOString());
}

export function customerOf(email: string) {
  const customer = sandbox.shop.customers.byEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

/** A session without a code, as it stays behind when a device is remembered. */
export function signIn(email: string): Promise<SignedIn> {
  return sandbox.signIn(customerOf(email));
}

export async function refusalOf<Body, Answer>(
  call: Parameters<typeof sandbox.refused<Body, Answer>>[0],
  options: SendOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.refused(call, options);
  return [status, answer.code];
}

export async function logInCode(key: string, otp?: string, headers: Record<string, string> = {}): Promise<string> {
  const body = { ...credentialsOf(key), ...(otp === undefined ? {} : { otp }) };
  const { status, json } = await sandbox.fetch(identity.authLogin, { body, headers });
  if (status === 200) return 'in';
  return typeof json === 'object' && json !== null && 'code' in json ? String(json.code) : '';
}

export function mailsTo(email: string): number {
  return sandbox.shop.outbox.latest(100, { siteKey: null, recipient: email }).length;
}

/** The same session with an access token of now. */
export async function freshToken(signedIn: SignedIn): Promise<SignedIn> {
  const { customer, session } = signedIn;
  const claims = { customerId: customer.id, sessionId: session.id, siteKey: customer.siteKey };
  return { ...signedIn, accessToken: await sandbox.shop.accessTokens.issue(claims, sandbox.shop.clock()) };
}

/** A shop for each test, whose time begins at noon. */
export function openTwoFactorShop(): void {
  beforeEach(async () => {
    sandbox = await TestSandbox.open(new Date(NOON).toISOString());
  });

  afterEach(async () => {
    await sandbox.close();
  });
}
