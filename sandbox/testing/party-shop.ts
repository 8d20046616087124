import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { CartItemRequest, PartyGroup, PartySession } from '#schemas/generated/api/wire-types.gen.ts';
import type { BuyingCustomer } from './buying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export let sandbox: TestSandbox;

export let createdGroupCount = 0;

export async function createPartyGroup(
  owner: BuyingCustomer,
  publicity: 'private' | 'public' = 'private',
  name = `Tuesday crew ${(createdGroupCount += 1)}`,
): Promise<PartyGroup> {
  const body = { group_name: name, publicity_status: publicity };
  return (await sandbox.send(calls.lottoPartyGroupCreate, { ...(await owner.as()), body })).result;
}

export async function fetchLotteryDraws(buyer: BuyingCustomer, lottery = 'golden-bay') {
  const options = { ...(await buyer.as()), params: { id: lottery } };
  return (await sandbox.send(calls.lottoPartyConfigGet, options)).result.draws;
}

export async function openTestPartySession(
  owner: BuyingCustomer,
  group: PartyGroup,
  change: {
    autosession_status?: 'on' | 'off';
    invite_all_existing_members?: boolean;
    invite_members?: readonly string[];
    share_price?: string;
    draw?: number;
  } = {},
): Promise<PartySession> {
  const { draw = 0, ...rest } = change;
  const draws = await fetchLotteryDraws(owner);
  const body = { group_id: group.id, draw_id: draws[draw]?.draw_id ?? '', share_price: '3.40', ...rest };
  return (await sandbox.send(calls.lottoPartySessionCreate, { ...(await owner.as()), body })).result;
}

export async function fetchPartySession(buyer: BuyingCustomer, id: string): Promise<PartySession> {
  return (await sandbox.send(calls.lottoPartySessionGet, { ...(await buyer.as()), params: { id } })).result;
}

export function createShareItem({ session_id, lottery_key }: PartySession, numShares: number): CartItemRequest {
  return {
    product_type: 'social_syndicate_share',
    lottery_key,
    syndicate_encoded_id: session_id,
    num_shares: numShares,
  };
}

export async function readRefusal(promise: ReturnType<TestSandbox['sendRefused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

/** A shop for the tests of a file. */
export function openPartyShop(): void {
  beforeAll(async () => {
    sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await sandbox.close();
  });
}
