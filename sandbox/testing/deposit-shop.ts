import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { PayingCustomer } from './paying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = '2026-03-04T01:00:00Z';

export let sandbox: TestSandbox;

export let payingCustomer: PayingCustomer;

export async function makeRefusedDeposit(fundId: string, body: PurchaseDeposit, by = payingCustomer): Promise<unknown> {
  const { status, answer } = await sandbox.sendRefused(calls.fundsDepositCreate, {
    as: by.as,
    params: { fundId },
    body,
    breaks: 'sometimes',
  });
  return [status, answer.code, answer.errors[0]?.target];
}

export async function moveClockForPayer(now: string): Promise<void> {
  sandbox.moveTo(now);
  payingCustomer = new PayingCustomer(sandbox, await sandbox.signIn(payingCustomer.as.customer));
}

/** A shop for the tests of a file, and a new payer for each of them. */
export function openDepositShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open(NOON_IN_SYDNEY);
  });

  afterAll(async () => {
    await sandbox.close();
  });

  beforeEach(async () => {
    sandbox.moveTo(NOON_IN_SYDNEY);
    payingCustomer = await PayingCustomer.create(sandbox);
  });
}
