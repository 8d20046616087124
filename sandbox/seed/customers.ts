import type { CustomerChange } from '../customers/customer-store.ts';
import { requireAddressConfirmation, requireEmailConfirmation } from '../identity/confirmations.ts';
import type { Brand, Shop } from '../shop.ts';

/** The password of every demonstration customer, and its hash: hashing it for each would slow every start. */
export const DEMO_PASSWORD = 'Correct-Horse-9';
const DEMO_PASSWORD_HASH = 'scrypt$15$8$1$-cs-Gu1Q_ArPmkN4ZnBsbA$q90xh0ewxLHyuKjUIwDqW52MTRev8yEN4C1-BFGzVlQ';

/** The key of Ben's authenticator app, for whoever wants to be him. */
export const DEMO_TOTP_SECRET = 'VITRINEDEMOBENAUTHENTICATORKEY23';

const YEAR = 365 * 86_400_000;

interface DemoCustomer {
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly change?: CustomerChange;
  readonly twoFactor?: 'authenticator' | 'email';
  readonly unconfirmed?: boolean;
}

const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  { key: 'ada', firstName: 'Ada', lastName: 'Marlowe' },
  { key: 'ben', firstName: 'Ben', lastName: 'Okafor', twoFactor: 'authenticator' },
  { key: 'cleo', firstName: 'Cleo', lastName: 'Lindqvist', twoFactor: 'email' },
  { key: 'dev', firstName: 'Dev', lastName: 'Anand', change: { forcePasswordChange: true } },
  { key: 'eve', firstName: 'Eve', lastName: 'Castellan', change: { accountUpgrade: true } },
  { key: 'finn', firstName: 'Finn', lastName: 'Halloran', unconfirmed: true },
  { key: 'gus', firstName: 'Gus', lastName: 'Petrov' },
  { key: 'hana', firstName: 'Hana', lastName: 'Mori' },
  { key: 'ivo', firstName: 'Ivo', lastName: 'Brandt' },
];

/** Opens the accounts of the demonstration customers of every brand, `ada@harbour.example` and so on. */
export function seedCustomers(shop: Shop): void {
  for (const brand of shop.brands) {
    for (const demo of DEMO_CUSTOMERS) seedCustomer(shop, brand, demo, shop.clock());
  }
}

function seedCustomer(shop: Shop, { siteKey, pricingId }: Brand, demo: DemoCustomer, now: number): void {
  const { key, firstName, lastName, change, twoFactor, unconfirmed } = demo;
  const customer = shop.customers.create({
    siteKey,
    email: `${key}@${siteKey}.example`,
    firstName,
    lastName,
    passwordHash: DEMO_PASSWORD_HASH,
    pricingId,
    segmentName: null,
    forcePasswordChange: false,
    accountUpgrade: false,
    createdAt: now - YEAR,
    ...change,
  });
  if (twoFactor) {
    const secret = twoFactor === 'authenticator' ? DEMO_TOTP_SECRET : null;
    shop.identity.twoFactor.turnOn(customer.id, { method: twoFactor, secret, since: now - YEAR / 2, lastStep: 0 });
  }
  if (!unconfirmed) return;
  requireAddressConfirmation(shop, customer, now);
  requireEmailConfirmation(shop, customer, now);
}
