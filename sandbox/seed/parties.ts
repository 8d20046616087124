import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { NewPartySession, StoredPartyGroup, StoredPartySession } from '../party/party.ts';
import { calculateWinningsOfWholeParty } from '../party/party-games.ts';
import { type LotteryPartyTerms, listLotteryPartyTerms } from '../party/party-terms.ts';
import type { StoredDraw } from '../results/draws/draw.ts';
import { createSeededRandom } from '../results/draws/seeded-random.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { buySeedItem, toShopWithoutMails } from './orders.ts';

const DAY = 86_400_000;
const NOUNS = ['crew', 'table', 'regulars', 'night shift'];
const SESSIONS = 26;

/**
 * Gives Ada many groups, one with a long history and an open session that she has a share of. Most shares are
 * simulated.
 */
export function seedParties(shop: SandboxShop): void {
  for (const brand of shop.brands) {
    const terms = listLotteryPartyTerms(brand.catalogue);
    const [first] = terms;
    const [ada, ben, cleo, hana] = ['ada', 'ben', 'cleo', 'hana'].map((key) =>
      shop.customers.findByEmail(brand.siteKey, `${key}@${brand.siteKey}.example`),
    );
    if (!first || !ada || !ben || !cleo || !hana) continue;
    const names = NOUNS.flatMap((noun) => brand.catalogue.places.map((place) => `${place} ${noun}`));
    const now = shop.clock();
    const regulars = seedGroup(shop, brand, `${brand.catalogue.branding.name} regulars`, 'promoted', hana, now);
    for (const member of [ada, ben, cleo]) shop.parties.addMember(regulars.id, member.id, now - 180 * DAY);
    seedHistory(shop, regulars, first);
    for (const [index, name] of names.slice(0, SESSIONS).entries()) {
      const owner = [ada, ben, cleo][index % 3] ?? ada;
      const group = seedGroup(shop, brand, name, index % 4 === 0 ? 'public' : 'private', owner, now - index * DAY);
      shop.parties.addMember(group.id, ada.id, now - index * DAY);
      if (index % 2 === 0) seedOpenSession(shop, group, terms[index % terms.length] ?? first, owner);
    }
    const session = seedOpenSession(shop, regulars, first, hana);
    if (session) buyShare(shop, brand, ada, session);
  }
}

function seedGroup(
  { parties }: Pick<SandboxShop, 'parties'>,
  { siteKey }: SandboxBrand,
  name: string,
  publicity: StoredPartyGroup['publicity'],
  { id: ownerId }: StoredCustomer,
  now: number,
): StoredPartyGroup {
  return parties.createGroup({ siteKey, name, publicity, ownerId, createdAt: now - 200 * DAY });
}

function seedHistory(
  shop: Pick<SandboxShop, 'draws' | 'orders' | 'parties'>,
  group: StoredPartyGroup,
  terms: LotteryPartyTerms,
): void {
  const { siteKey, ownerId } = group;
  const keys = [`${terms.offer.key}/`];
  for (const draw of shop.draws.listPast({ siteKey, keys, limit: SESSIONS, offset: 0 }).draws.toReversed()) {
    const session = { ...newSession(group, terms, draw, ownerId), autosession: 'on' as const };
    if (session.outsideShares < 6) {
      shop.parties.createSession({ ...session, outsideShares: 0, status: 'cancelled' });
      continue;
    }
    const created = shop.parties.createSession({ ...session, status: 'paid', winnings: 0 });
    const winnings = calculateWinningsOfWholeParty(shop, created, terms.offer, draw, shop.draws.listDivisions(draw));
    shop.parties.setSessionStatus(created.id, 'paid', winnings);
  }
}

function seedOpenSession(
  shop: Pick<SandboxShop, 'clock' | 'draws' | 'parties'>,
  group: StoredPartyGroup,
  terms: LotteryPartyTerms,
  { id }: StoredCustomer,
) {
  const now = shop.clock();
  const draw = shop.draws.listUndrawn(group.siteKey, terms.offer.key).find(({ closeDate }) => closeDate > now);
  return draw ? shop.parties.createSession(newSession(group, terms, draw, id)) : null;
}

function buyShare(
  shop: SandboxShop,
  brand: SandboxBrand,
  customer: StoredCustomer,
  { id, lotteryKey }: StoredPartySession,
): void {
  const item = {
    product_type: 'social_syndicate_share',
    lottery_key: lotteryKey,
    syndicate_encoded_id: id,
    num_shares: 1,
  } as const;
  buySeedItem(toShopWithoutMails(shop), brand, customer, item, shop.clock());
}

function newSession(
  group: StoredPartyGroup,
  terms: LotteryPartyTerms,
  draw: StoredDraw,
  organiserId: string,
): NewPartySession {
  const [price] = terms.sharePrices;
  if (!price) throw new Error(`parties have no price for ${terms.offer.key}`);
  const random = createSeededRandom(group.name, draw.id, 'shares');
  return {
    siteKey: group.siteKey,
    groupId: group.id,
    organiserId,
    drawId: draw.id,
    lotteryKey: terms.offer.key,
    sharePrice: price.price,
    gamesPerShare: price.games,
    maxShares: terms.maxShares,
    outsideShares: Math.floor(random() * 30),
    autosession: 'off',
    createdAt: draw.openDate,
  };
}
