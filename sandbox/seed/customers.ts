import type { StoredCustomerUpdate } from '../account/customers/customer-store.ts';
import type { SandboxBrand, SandboxShop } from '../shop.ts';
import { mailPostalAddressConfirmationLink, startEmailReconfirmation } from '../sign-in/confirmation-links.ts';

/** The password of every demonstration customer, and its hash: hashing it for each would slow every start. */
export const DEMO_PASSWORD = 'Correct-Horse-9';
const DEMO_PASSWORD_HASH = 'scrypt$15$8$1$-cs-Gu1Q_ArPmkN4ZnBsbA$q90xh0ewxLHyuKjUIwDqW52MTRev8yEN4C1-BFGzVlQ';

/** The key of Ben's authenticator app. */
export const DEMO_TOTP_SECRET = 'VITRINEDEMOBENAUTHENTICATORKEY23';

const YEAR = 365 * 86_400_000;

export interface DemoCustomer {
  readonly key: string;
  /** Describes for people what this customer demonstrates. */
  readonly shows: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly change?: StoredCustomerUpdate;
  readonly twoFactor?: 'authenticator' | 'email';
  readonly unconfirmed?: boolean;
  /** Whether the account was opened today instead of a year ago. */
  readonly isNew?: boolean;
}

export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    key: 'ada',
    shows: 'verified, with money, tickets and half a year of history',
    firstName: 'Ada',
    lastName: 'Marlowe',
  },
  {
    key: 'ben',
    shows: 'asked for the code of an authenticator app',
    firstName: 'Ben',
    lastName: 'Okafor',
    twoFactor: 'authenticator',
  },
  {
    key: 'cleo',
    shows: 'asked for a code that comes by e-mail',
    firstName: 'Cleo',
    lastName: 'Lindqvist',
    twoFactor: 'email',
  },
  {
    key: 'dev',
    shows: 'must choose a new password first',
    firstName: 'Dev',
    lastName: 'Anand',
    change: { forcePasswordChange: true },
  },
  {
    key: 'eve',
    shows: 'must complete the account first',
    firstName: 'Eve',
    lastName: 'Castellan',
    change: { accountUpgrade: true },
  },
  {
    key: 'finn',
    shows: 'not verified in time; e-mail and postal address still to confirm',
    firstName: 'Finn',
    lastName: 'Halloran',
    unconfirmed: true,
  },
  { key: 'gus', shows: 'an account of the old shop, to be migrated', firstName: 'Gus', lastName: 'Petrov' },
  {
    key: 'hana',
    shows: 'limits, a premium membership, a lotto party',
    firstName: 'Hana',
    lastName: 'Mori',
    change: { segmentName: 'premium' },
  },
  { key: 'ivo', shows: 'a new account with nothing in it', firstName: 'Ivo', lastName: 'Brandt', isNew: true },
  { key: 'jo', shows: 'agreed to earlier terms, to be asked again', firstName: 'Jo', lastName: 'Abernathy' },
  { key: 'kit', shows: 'lives in another country', firstName: 'Kit', lastName: 'Sorensen' },
  { key: 'lou', shows: 'a cart that can not be bought where they live', firstName: 'Lou', lastName: 'Amato' },
  { key: 'mia', shows: 'a cart that the shop has taken something out of', firstName: 'Mia', lastName: 'Fairweather' },
  { key: 'noa', shows: 'a cart of every kind, with a pre-order and a voucher', firstName: 'Noa', lastName: 'Beltran' },
];

export function getDemoEmail(key: string, siteKey: string): string {
  return `${key}@${siteKey}.example`;
}

/** Opens the accounts of the demonstration customers of every brand, `ada@harbour.example` and so on. */
export function seedCustomers(shop: Pick<SandboxShop, 'clock' | 'brands' | 'customers' | 'identity' | 'outbox'>): void {
  for (const brand of shop.brands) {
    for (const demo of DEMO_CUSTOMERS) seedCustomer(shop, brand, demo, shop.clock());
  }
}

function seedCustomer(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'identity' | 'outbox'>,
  { siteKey, pricingId }: SandboxBrand,
  demo: DemoCustomer,
  now: number,
): void {
  const { key, firstName, lastName, change, twoFactor, unconfirmed, isNew = false } = demo;
  const customer = shop.customers.create({
    siteKey,
    email: getDemoEmail(key, siteKey),
    firstName,
    lastName,
    passwordHash: DEMO_PASSWORD_HASH,
    pricingId,
    segmentName: null,
    forcePasswordChange: false,
    accountUpgrade: false,
    createdAt: isNew ? now : now - YEAR,
    ...change,
  });
  if (twoFactor) {
    const secret = twoFactor === 'authenticator' ? DEMO_TOTP_SECRET : null;
    shop.identity.twoFactor.turnOn(customer.id, { method: twoFactor, secret, enabledAt: now - YEAR / 2, lastStep: 0 });
  }
  if (!unconfirmed) return;
  mailPostalAddressConfirmationLink(shop, customer, now);
  startEmailReconfirmation(shop, customer, now);
}
