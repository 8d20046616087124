import { afterEach, beforeEach } from 'vitest';
import { type SendOptions, TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = Date.parse('2026-03-04T01:00:00Z');

export let sandbox: TestSandbox;

export function advanceClock(milliseconds: number): void {
  sandbox.moveTo(new Date(sandbox.shop.clock() + milliseconds).toISOString());
}

export async function sendRefusedCall<Body, Answer>(
  call: Parameters<typeof sandbox.sendRefused<Body, Answer>>[0],
  options: SendOptions<Body>,
): Promise<[number, string]> {
  const { status, answer } = await sandbox.sendRefused(call, options);
  return [status, answer.code];
}

export function findCustomerByEmail(email: string) {
  const customer = sandbox.shop.customers.findByEmail('harbour', email);
  if (!customer) throw new Error(`there is no ${email}`);
  return customer;
}

/** A shop for each test, whose time begins at noon. */
export function openIdentityShop(): void {
  beforeEach(async () => {
    sandbox = await TestSandbox.open(new Date(NOON_IN_SYDNEY).toISOString());
  });

  afterEach(async () => {
    await sandbox.close();
  });
}
