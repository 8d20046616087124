import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import type { NewCustomer } from '../account/customers/customer-store.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { logInAsDemoCustomer, toSignedInTestCustomer } from './sign-in.ts';
import { type SignedInTestCustomer, TestSandbox, type TestSiteKey } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = '2026-03-04T01:00:00Z';

export let customerTestSandbox: TestSandbox;

export let testCustomerPasswordHash: string;

export let createdCustomerCount = 0;

export async function signInNewTestCustomer(change: Partial<NewCustomer> = {}): Promise<SignedInTestCustomer> {
  createdCustomerCount += 1;
  return customerTestSandbox.signIn(
    customerTestSandbox.createCustomer({
      email: `nova-${createdCustomerCount}@example.com`,
      passwordHash: testCustomerPasswordHash,
      ...change,
    }),
  );
}

export async function signInDemoCustomer(key: string, site: TestSiteKey = 'harbour'): Promise<SignedInTestCustomer> {
  return toSignedInTestCustomer(customerTestSandbox, await logInAsDemoCustomer(customerTestSandbox, key, { site }));
}

export const fetchTestCustomer = async (as: SignedInTestCustomer) =>
  (await customerTestSandbox.send(calls.customerGet, { as })).result;

/** A shop for the tests of a file. */
export function setUpSeededShopForCustomerTests(): void {
  beforeAll(async () => {
    customerTestSandbox = await TestSandbox.open(NOON_IN_SYDNEY);
    testCustomerPasswordHash = await hashPassword('Long-Enough-1');
  });

  afterAll(async () => {
    await customerTestSandbox.close();
  });
}
