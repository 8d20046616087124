import { afterAll, beforeAll } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import type { CartItemRequest, PartyGroup, PartySession } from '#schemas/generated/api/wire-types.gen.ts';
import type { TestBuyingCustomer } from './buying-customer.ts';
import { TestSandbox } from './test-sandbox.ts';

export let partyTestSandbox: TestSandbox;

export let createdGroupCount = 0;

export async function createSandboxTestPartyGroup(
  owner: TestBuyingCustomer,
  publicity: 'private' | 'public' = 'private',
  name = `Tuesday crew ${(createdGroupCount += 1)}`,
): Promise<PartyGroup> {
  const body = { group_name: name, publicity_status: publicity };
  return (await partyTestSandbox.send(calls.lottoPartyGroupCreate, { ...(await owner.as()), body })).result;
}

export async function fetchTestPartyDraws(buyer: TestBuyingCustomer, lottery = 'golden-bay') {
  const options = { ...(await buyer.as()), params: { id: lottery } };
  return (await partyTestSandbox.send(calls.lottoPartyConfigGet, options)).result.draws;
}

export async function openTestPartySession(
  owner: TestBuyingCustomer,
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
  const draws = await fetchTestPartyDraws(owner);
  const body = { group_id: group.id, draw_id: draws[draw]?.draw_id ?? '', share_price: '3.40', ...rest };
  return (await partyTestSandbox.send(calls.lottoPartySessionCreate, { ...(await owner.as()), body })).result;
}

export async function fetchTestPartySession(buyer: TestBuyingCustomer, id: string): Promise<PartySession> {
  return (await partyTestSandbox.send(calls.lottoPartySessionGet, { ...(await buyer.as()), params: { id } })).result;
}

export function createTestPartyShareItemRequest(
  { session_id, lottery_key }: PartySession,
  numShares: number,
): CartItemRequest {
  return {
    product_type: 'social_syndicate_share',
    lottery_key,
    syndicate_encoded_id: session_id,
    num_shares: numShares,
  };
}

export async function readTestRefusal(promise: ReturnType<TestSandbox['sendRefused']>) {
  const { status, answer } = await promise;
  return [status, answer.code];
}

/** A shop for the tests of a file. */
export function setUpSeededShopForPartyTests(): void {
  beforeAll(async () => {
    partyTestSandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
  });

  afterAll(async () => {
    await partyTestSandbox.close();
  });
}
