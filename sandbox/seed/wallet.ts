import type { MinorUnits } from '#domain/money.ts';
import { toDecimalAmount } from '#domain/money.ts';
import type { CardBrand, DepositMethodCode } from '#schemas/generated/api/wire-types.gen.ts';
import type { StoredCustomer } from '../account/customers/customer-store.ts';
import type { SandboxBrand, SandboxShop, UnattendedPurchaseDependencies } from '../shop.ts';
import { failDeposit } from '../wallet/funds/capture-deposit.ts';
import { listDepositMethods } from '../wallet/funds/deposit-methods.ts';
import type { ResolvedDepositRequest } from '../wallet/funds/deposit-order.ts';
import type { StoredFund } from '../wallet/funds/fund-store.ts';
import { makeDeposit } from '../wallet/funds/make-deposit.ts';
import { payOutWithdrawal, requestWithdrawal } from '../wallet/funds/withdraw.ts';
import { findBrandCardGateway, listBrandCardGateways } from '../wallet/gateways/brand-gateways.ts';
import { gatewaysMessages } from '../wallet/gateways/gateways.messages.gen.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

interface SeedCustomer {
  readonly shop: UnattendedPurchaseDependencies & Pick<SandboxShop, 'clock' | 'withdrawals'>;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
}

/** Days ago and amount, oldest first: half a year with a deposit every week or two. */
const DEPOSITS: readonly (readonly [daysAgo: number, amount: MinorUnits])[] = [
  ...([
    [178, 5000],
    [166, 2500],
    [159, 2500],
    [147, 4000],
    [140, 2000],
    [128, 6000],
    [119, 2500],
  ] as const),
  ...([
    [105, 2500],
    [98, 3000],
    [91, 5000],
    [77, 2500],
    [70, 2000],
    [58, 4000],
    [49, 2500],
  ] as const),
  ...([
    [40, 7500],
    [33, 2500],
    [26, 2500],
    [16, 3000],
    [10, 2000],
    [5, 4000],
  ] as const),
];

const WITHDRAWALS: readonly (readonly [daysAgo: number, amount: MinorUnits])[] = [
  [112, 4000],
  [63, 2500],
  [20, 6000],
];

/** Gives the demonstration customers payment methods, and Ada half a year of deposits and withdrawals. */
export function seedWallet(shop: SandboxShop): void {
  for (const brand of shop.brands) {
    for (const key of ['ben', 'cleo', 'gus', 'hana']) {
      const holder = holderOf(shop, brand, key);
      if (holder) seedOrdinary(holder);
    }
    const ada = holderOf(shop, brand, 'ada');
    if (ada) seedHistory(ada);
  }
}

function holderOf(shop: SandboxShop, brand: SandboxBrand, key: string): SeedCustomer | null {
  const customer = shop.customers.findByEmail(brand.siteKey, `${key}@${brand.siteKey}.example`);
  return customer && { shop, brand, customer };
}

function seedOrdinary(holder: SeedCustomer): void {
  const now = holder.shop.clock();
  const card = holder.shop.funds.setDefault(saveCard(holder, 'Visa', '0018', now - 90 * DAY));
  saveAccount(holder, '20417583', 'Verified', now - 90 * DAY);
  deposit(holder, card, 10_000, now - 60 * DAY);
}

function seedHistory(holder: SeedCustomer): void {
  const { shop, brand, customer } = holder;
  const now = shop.clock();
  const second = saveCard(holder, 'MasterCard', '0013', now - 150 * DAY);
  const card = shop.funds.setDefault(saveCard(holder, 'Visa', '0018', now - 180 * DAY));
  saveCard(holder, 'AmericanExpress', '0016', now - 400 * DAY, now - 40 * DAY);
  saveAccount(holder, '10417582', 'Verified', now - 170 * DAY);
  saveAccount(holder, '10417000', 'Failed Verification', now - 30 * DAY);
  if (findBrandCardGateway(brand.siteKey, 'braintree')) savePaypal(holder, now - 100 * DAY);
  const events = [
    ...DEPOSITS.map(([daysAgo, amount], index) => ({
      at: now - daysAgo * DAY + (index % 7) * HOUR,
      happen: (at: number) => deposit(holder, index % 5 === 4 ? second : card, amount, at),
    })),
    ...WITHDRAWALS.map(([daysAgo, amount]) => ({
      at: now - daysAgo * DAY,
      happen: (at: number) => payOutWithdrawal(shop, requestOf(holder, amount, at), at + DAY),
    })),
  ];
  for (const { at, happen } of events.toSorted((left, right) => left.at - right.at)) happen(at);
  requestOf(holder, 3500, now - 3 * HOUR);
  const declined = { code: 'card_declined', message: gatewaysMessages.bankDeclined() };
  failDeposit(shop, start(holder, card, 'cc', 15_000, now - 8 * DAY), declined, now - 8 * DAY);
  makeDeposit(shop, { brand, customer, now: now - 2 * HOUR }, order(holder, null, 'bd', 5000));
}

function requestOf({ shop, brand, customer }: SeedCustomer, amount: MinorUnits, now: number) {
  const request = {
    amount: toDecimalAmount(amount, brand.catalogue.branding.currency),
    bank_type: 'bsb',
    withdrawal_method_code: 'do',
  } as const;
  return requestWithdrawal(shop, { brand, customer, now }, request);
}

function deposit(holder: SeedCustomer, fund: StoredFund, amount: MinorUnits, now: number): void {
  const { shop, brand, customer } = holder;
  makeDeposit(shop, { brand, customer, now }, order(holder, fund, 'cc', amount));
}

function order(
  { brand }: SeedCustomer,
  fund: StoredFund | null,
  code: DepositMethodCode,
  amount: MinorUnits,
): ResolvedDepositRequest {
  const method = listDepositMethods(brand).find((candidate) => candidate.code === code);
  if (!method) throw new Error(`${brand.siteKey} takes no ${code}`);
  return {
    amount,
    method,
    gatewayKey: fund?.gatewayKey ?? null,
    fund,
    behaviour: 'succeeds',
    csc: null,
    browser: null,
    successUrl: null,
    cancelUrl: null,
    checkout: false,
    metadata: {},
    deviceData: null,
  };
}

function start(
  { shop, brand, customer }: SeedCustomer,
  fund: StoredFund,
  code: DepositMethodCode,
  amount: MinorUnits,
  now: number,
) {
  return shop.deposits.create({
    siteKey: brand.siteKey,
    customerId: customer.id,
    amount,
    methodCode: code,
    gatewayKey: fund.gatewayKey,
    fundId: fund.id,
    behaviour: 'declined',
    checkout: false,
    createdAt: now,
    windowSize: null,
    notificationUrl: null,
    successUrl: null,
    cancelUrl: null,
    purchase: null,
    metadata: {},
    deviceData: null,
  });
}

const none = { bankType: null, bankCode: null, accountNumber: null, email: null, verifiesAt: null } as const;

/** A card that ends in three years, or at a given moment. */
function saveCard(
  { shop, brand, customer }: SeedCustomer,
  cardBrand: CardBrand,
  lastFour: string,
  createdAt: number,
  endsAt = shop.clock() + 3 * 365 * DAY,
): StoredFund {
  const [gatewayKey] = listBrandCardGateways(brand.siteKey);
  const ends = new Date(endsAt);
  const card = {
    brand: cardBrand,
    gatewayKey,
    lastFour,
    holderName: nameOf(customer),
    expiryMonth: ends.getUTCMonth() + 1,
    expiryYear: ends.getUTCFullYear(),
  };
  const entry = { ...card, siteKey: brand.siteKey, kind: 'card', email: null, behaviour: 'succeeds' } as const;
  return shop.funds.create({
    ...none,
    ...card,
    customerId: customer.id,
    type: 'cc',
    token: shop.cardVault.createUsedToken(entry, createdAt),
    verificationStatus: 'Verified',
    createdAt,
  });
}

function savePaypal({ shop, brand, customer }: SeedCustomer, createdAt: number): void {
  const account = {
    brand: 'paypal',
    gatewayKey: 'braintree',
    lastFour: null,
    holderName: nameOf(customer),
    expiryMonth: null,
    expiryYear: null,
    email: `${customer.firstName.toLowerCase()}@******`,
  } as const;
  const entry = { ...account, siteKey: brand.siteKey, kind: 'paypal', behaviour: 'succeeds' } as const;
  const token = shop.cardVault.createUsedToken(entry, createdAt);
  const verified = { verificationStatus: 'Verified', createdAt } as const;
  shop.funds.create({ ...none, ...account, ...verified, customerId: customer.id, type: 'paypal', token });
}

function saveAccount(
  { shop, customer }: SeedCustomer,
  accountNumber: string,
  verificationStatus: StoredFund['verificationStatus'],
  createdAt: number,
): void {
  shop.funds.create({
    ...none,
    customerId: customer.id,
    type: 'bank',
    brand: 'bank',
    gatewayKey: null,
    token: null,
    lastFour: accountNumber.slice(-4),
    holderName: nameOf(customer),
    expiryMonth: null,
    expiryYear: null,
    bankType: 'bsb',
    bankCode: '062000',
    accountNumber,
    verificationStatus,
    createdAt,
  });
}

function nameOf({ firstName, lastName }: StoredCustomer): string {
  return `${firstName} ${lastName}`;
}
