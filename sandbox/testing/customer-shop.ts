import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import type { NewCustomer } from '../account/customers/customer-store.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { logInAsDemoCustomer, toSignedInCustomer } from './sign-in.ts';
import { type SignedInCustomer, type SiteKey, TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = '2026-03-04T01:00:00Z';

export let sandbox: TestSandbox;

export let passwordHash: string;

export let createdCustomerCount = 0;

export async function signInNewCustomer(change: Partial<NewCustomer> = {}): Promise<SignedInCustomer> {
  createdCustomerCount += 1;
  return sandbox.signIn(
    sandbox.createCustomer({ email: `nova-${createdCustomerCount}@example.com`, passwordHash, ...change }),
  );
}

export async function signInDemoCustomer(key: string, site: SiteKey = 'harbour'): Promise<SignedInCustomer> {
  return toSignedInCustomer(sandbox, await logInAsDemoCustomer(sandbox, key, { site }));
}

export const fetchCustomer = async (as: SignedInCustomer) => (await sandbox.send(calls.customerGet, { as })).result;

/** A shop for the tests of a file. */
export function openCustomerShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open(NOON_IN_SYDNEY);
    passwordHash = await hashPassword('Long-Enough-1');
  });

  afterAll(async () => {
    await sandbox.close();
  });
}
