import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/customer.wire-calls.gen.ts';
import type { NewCustomer } from '../account/customers/customer-store.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { logInAs, signedInBy } from './sign-in.ts';
import { type SignedIn, type SiteKey, TestSandbox } from './test-sandbox.ts';

export const NOON = '2026-03-04T01:00:00Z';

export let sandbox: TestSandbox;

export let passwordHash: string;

export let count = 0;

export async function signedIn(change: Partial<NewCustomer> = {}): Promise<SignedIn> {
  count += 1;
  return sandbox.signIn(sandbox.createCustomer({ email: `nova-${count}@example.com`, passwordHash, ...change }));
}

export async function demo(key: string, site: SiteKey = 'harbour'): Promise<SignedIn> {
  return signedInBy(sandbox, await logInAs(sandbox, key, { site }));
}

export const customerOf = async (as: SignedIn) => (await sandbox.send(calls.customerGet, { as })).result;

/** A shop for the tests of a file. */
export function openCustomerShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open(NOON);
    passwordHash = await hashPassword('Long-Enough-1');
  });

  afterAll(async () => {
    await sandbox.close();
  });
}
