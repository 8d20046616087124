import type { FavouriteNumbers } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomerDetails } from '../account/customers/customer-details-store.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { DEMO_CUSTOMERS } from './customers.ts';

const DAY = 86_400_000;

const WITH_DETAILS = ['ada', 'ben', 'cleo', 'dev', 'finn', 'gus', 'hana'] as const;
/**
 * All demonstration customers are verified but Ivo, who is new, and Finn, who is past the deadline.
 */
const UNVERIFIED: readonly string[] = ['finn', 'ivo'];
/** An outdated version of the terms. */
const EARLIER_TERMS = '2024-07';
/** The brand where the migration of Gus fails once. */
const FAILS_ONCE = 'lantern';

/** Sets addresses, limits, favourite numbers and preferences of the demonstration customers. */
export function seedCustomerDetails(
  shop: Pick<
    SandboxShop,
    | 'clock'
    | 'brands'
    | 'customers'
    | 'limits'
    | 'customerDetails'
    | 'customerChoices'
    | 'memberships'
    | 'verification'
    | 'accountMigrations'
  >,
): void {
  for (const brand of shop.brands) {
    for (const key of WITH_DETAILS) seedDetails(shop, brand, key);
    for (const { key } of DEMO_CUSTOMERS) if (!UNVERIFIED.includes(key)) seedProof(shop, idOf(shop, brand, key));
    seedAda(shop, brand);
    seedGus(shop, brand);
    shop.customerChoices.acceptTerms(idOf(shop, brand, 'jo'), EARLIER_TERMS, shop.clock() - 600 * DAY);
    shop.customerDetails.set(idOf(shop, brand, 'kit'), inAuckland);
    seedHana(shop, brand);
  }
}

function seedDetails(
  shop: Pick<SandboxShop, 'customers' | 'customerDetails'>,
  brand: SandboxBrand,
  key: (typeof WITH_DETAILS)[number],
): void {
  const id = idOf(shop, brand, key);
  shop.customerDetails.set(id, brand.catalogue.country === 'GB' ? inLeeds(key) : inSydney(key));
}

function seedProof(shop: Pick<SandboxShop, 'clock' | 'verification'>, id: string): void {
  const decidedAt = shop.clock() - 300 * DAY;
  shop.verification.addAttempt(id, { method: 'auto_verification', outcome: 'passed', startedAt: decidedAt, decidedAt });
}

/** An address in a banned country. */
const inAuckland: StoredCustomerDetails = {
  dateOfBirth: '1984-05-17',
  phone: '+64 9 555 0184',
  address: '13 Kauri Road',
  addressLine2: null,
  suburb: 'Ponsonby',
  state: 'OTHER',
  postcode: '1011',
  country: 'NZ',
};

function inSydney(key: string): StoredCustomerDetails {
  return {
    dateOfBirth: '1984-05-17',
    phone: '+61 2 5550 1184',
    address: `${10 + key.length} Wattle Street`,
    addressLine2: null,
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    country: 'AU',
  };
}

function inLeeds(key: string): StoredCustomerDetails {
  return {
    dateOfBirth: '1984-05-17',
    phone: '+44 113 496 0184',
    address: `${10 + key.length} Mill Lane`,
    addressLine2: null,
    suburb: 'Leeds',
    state: 'GB',
    postcode: 'LS1 4AP',
    country: 'GB',
  };
}

function seedAda(shop: Pick<SandboxShop, 'clock' | 'customers' | 'customerChoices'>, brand: SandboxBrand): void {
  const id = idOf(shop, brand, 'ada');
  shop.customerChoices.setChannels(id, { email: true, phone: false, sms: true, directmail: false }, [], shop.clock());
  const numbers = favouriteNumbers(brand);
  if (numbers) shop.customerChoices.setFavouriteNumbers(id, [numbers]);
}

function seedGus(shop: Pick<SandboxShop, 'customers' | 'accountMigrations'>, brand: SandboxBrand): void {
  const failuresLeft = brand.siteKey === FAILS_ONCE ? 1 : 0;
  shop.accountMigrations.set(idOf(shop, brand, 'gus'), { eligibility: 'eligible_soft', failuresLeft, doneAt: null });
}

function seedHana(
  shop: Pick<SandboxShop, 'clock' | 'customers' | 'limits' | 'customerChoices' | 'memberships'>,
  brand: SandboxBrand,
): void {
  const id = idOf(shop, brand, 'hana');
  shop.limits.set(id, 'spend', 'day', { amount: 5000, pending: null });
  shop.limits.set(id, 'spend', 'week', { amount: 20_000, pending: null });
  shop.limits.set(id, 'deposit', 'week', { amount: 50_000, pending: null });
  const nothing = { email: false, phone: false, sms: false, directmail: false };
  shop.customerChoices.setChannels(id, nothing, ['too_many'], shop.clock() - 30 * DAY);
  const { program } = brand.catalogue;
  if (!program) return;
  const updatedAt = shop.clock() - 60 * DAY;
  shop.memberships.set(id, program.programId, { status: 'member', tier: 'premium', updatedAt });
}

/** A game of the first lottery of a brand. */
function favouriteNumbers({ catalogue }: SandboxBrand): FavouriteNumbers | null {
  for (const offer of catalogue.offers) {
    if (offer.type !== 'lottery_ticket') continue;
    const sets = offer.gameTypes.find(({ key }) => key === 'standard')?.gameOffers[0]?.numberSets ?? [];
    if (sets.length === 0) continue;
    return {
      lottery_key: offer.key,
      number_sets: sets.map(({ key, count, min }) => ({
        key,
        numbers: Array.from({ length: count }, (_, index) => min + index),
      })),
    };
  }
  return null;
}

function idOf(shop: Pick<SandboxShop, 'customers'>, { siteKey }: SandboxBrand, key: string): string {
  const customer = shop.customers.findByEmail(siteKey, `${key}@${siteKey}.example`);
  if (!customer) throw new Error(`the seed knows no ${key} of ${siteKey}`);
  return customer.id;
}
