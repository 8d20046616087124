import { afterAll, beforeAll, beforeEach } from 'vitest';
import * as calls from '#schemas/generated/api/funds.wire-calls.gen.ts';
import type { PurchaseDeposit } from '#schemas/generated/api/wire-types.gen.ts';
import { Payer } from './paying.ts';
import { TestSandbox } from './test-sandbox.ts';

export const NOON = '2026-03-04T01:00:00Z';

export let sandbox: TestSandbox;

export let payer: Payer;

export async function refusedDeposit(fundId: string, body: PurchaseDeposit, by = payer): Promise<unknown> {
  const { status, answer } = await sandbox.refused(calls.fundsDepositCreate, {
    as: by.as,
    params: { fundId },
    body,
    breaks: 'sometimes',
  });
  return [status, answer.code, answer.errors[0]?.target];
}

export async function movePayerTo(now: string): Promise<void> {
  sandbox.moveTo(now);
  payer = new Payer(sandbox, await sandbox.signIn(payer.as.customer));
}

/** A shop for the tests of a file, and a new payer for each of them. */
export function openDepositShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open(NOON);
  });

  afterAll(async () => {
    await sandbox.close();
  });

  beforeEach(async () => {
    sandbox.moveTo(NOON);
    payer = await Payer.create(sandbox);
  });
}
