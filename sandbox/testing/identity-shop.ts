import { afterEach, beforeEach } from 'vitest';
import { type TestCallOptions, TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY_MS = Date.parse('2026-03-04T01:00:00Z');

export let identityTestSandbox: TestSandbox;

export function advanceIdentityTestClock(milliseconds: number): void {
  identityTestSandbox.moveTo(new Date(identityTestSandbox.shop.clock() + milliseconds).toISOString());
}

export async function sendRefusedIdentityTestCall<Body, Answer>(
  call: Parameters<typeof identityTestSandbox.sendRefused<Body, Answer>>[0],
  options: TestCallOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await identityTestSandbox.sendRefused(call, options);
  return [status, answer.code];
}

export function findIdentityTestCustomerByEmail(email: string) {
  const customer = identityTestSandbox.shop.customers.findByEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

/** A shop for each test, whose time begins at noon. */
export function setUpSeededShopForIdentityTests(): void {
  beforeEach(async () => {
    identityTestSandbox = await TestSandbox.open(new Date(NOON_IN_SYDNEY_MS).toISOString());
  });

  afterEach(async () => {
    await identityTestSandbox.close();
  });
}
