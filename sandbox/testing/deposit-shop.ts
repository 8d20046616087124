import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { TestPayingCustomer } from './paying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export const NOON_IN_SYDNEY = '2026-03-04T01:00:00Z';

export let depositTestSandbox: TestSandbox;

export let payingCustomerOfCurrentTest: TestPayingCustomer;

export async function attemptRefusedTestDeposit(
  fundId: string,
  body: PurchaseDeposit,
  by = payingCustomerOfCurrentTest,
): Promise<unknown> {
  const { status, answer } = await depositTestSandbox.sendRefused(calls.fundsDepositCreate, {
    as: by.as,
    params: { fundId },
    body,
    breaks: 'sometimes',
  });
  return [status, answer.code, answer.errors[0]?.target];
}

export async function moveTestClockForPayer(now: string): Promise<void> {
  depositTestSandbox.moveTo(now);
  payingCustomerOfCurrentTest = new TestPayingCustomer(
    depositTestSandbox,
    await depositTestSandbox.signIn(payingCustomerOfCurrentTest.as.customer),
  );
}

/** A shop for the tests of a file, and a new payer for each of them. */
export function setUpDepositTestShop(): void {
  beforeAll(async () => {
    depositTestSandbox = await TestSandbox.open(NOON_IN_SYDNEY);
  });

  afterAll(async () => {
    await depositTestSandbox.close();
  });

  beforeEach(async () => {
    depositTestSandbox.moveTo(NOON_IN_SYDNEY);
    payingCustomerOfCurrentTest = await TestPayingCustomer.create(depositTestSandbox);
  });
}
