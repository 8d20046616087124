import { expect } from 'vitest';
import * as calls from '#schemas/generated/api/lotto-party.wire-calls.gen.ts';
import { createPartyPageObject } from '../pages/party-page.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';
import type { BrowserVisitor } from './journey.ts';
import type { PurchaseTestShop, SandboxShopper } from './purchase-shop.ts';

let names = 0;

type Visit = (brand: 'harbour', options?: object) => Promise<BrowserVisitor>;

/** An item for the cart. */
export function createPartyShareCartItem({ session_id }: { readonly session_id: string }, count: number) {
  return {
    product_type: 'social_syndicate_share',
    lottery_key: 'golden-bay',
    syndicate_encoded_id: session_id,
    num_shares: count,
  } as const;
}

/** Helpers for parties in a shop that a test starts before its first journey. */
export function createPartyJourneyHelpers(getTestShop: () => PurchaseTestShop) {
  /** A signed-in customer, with the page model of parties. */
  async function visitAs(visit: Visit, { email }: SandboxShopper, expected?: RegExp) {
    const visitor = await visit('harbour', { port: getTestShop().shop.port, ...(expected && { expected }) });
    await visitor.open('/about/privacy');
    expect(await signInThroughApiInBrowser(visitor.page, email)).toBe('200 signed in');
    return { ...visitor, party: createPartyPageObject(visitor.page) };
  }

  /** Opens a party for the next draw of Golden Bay, at 3.40 a share. */
  async function openParty(host: SandboxShopper, publicity: 'private' | 'public' = 'public') {
    const { sandbox } = getTestShop();
    const as = await host.as();
    const body = { group_name: `Faulty pies ${(names += 1)}`, publicity_status: publicity };
    const { result: group } = await sandbox.send(calls.lottoPartyGroupCreate, { as, body });
    const { result: config } = await sandbox.send(calls.lottoPartyConfigGet, { as, params: { id: 'golden-bay' } });
    const draw_id = config.draws[0]?.draw_id ?? '';
    const opening = { group_id: group.id, draw_id, share_price: '3.40' };
    const { result: session } = await sandbox.send(calls.lottoPartySessionCreate, { as, body: opening });
    return { group, session };
  }

  return { visitAs, openParty };
}
