import { toDecimalAmount } from '#domain/money.ts';
import type { Fund, PaymentMethod } from '#schemas/generated/api/wire-types.gen.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import { listGatewaysRequiringSecurityCode } from '../gateways/brand-gateways.ts';
import {
  type DepositMethod,
  listDepositMethods,
  listGatewaysForDepositMethod,
  listWithdrawalMethods,
  type WithdrawalMethod,
} from './deposit-methods.ts';
import { toFundResponse } from './fund-response.ts';
import type { StoredFund } from './fund-store.ts';

/** Which methods to list (specification: The calls it makes, "GET /payment_methods"); undefined leaves all. */
export interface PaymentMethodPurposeFilters {
  readonly cart?: true;
  readonly withdraw?: boolean;
  readonly digitalWallets?: true;
  readonly failedVerification?: true;
}

/** A saved fund, and whether its last payment was refused because of it. */
export type StoredFundMarkedIfRefused = StoredFund & { readonly isRefused: boolean };

/** The default first, then the latest. */
export function listStoredFundsMarkedIfRefused(
  { funds, deposits }: Pick<SandboxShop, 'funds' | 'deposits'>,
  customerId: string,
): StoredFundMarkedIfRefused[] {
  return funds.listByCustomer(customerId).map((fund) => {
    const code = deposits.findLastWithFund(fund)?.failure?.code;
    return { ...fund, isRefused: code !== undefined && REFUSALS.has(code) };
  });
}

/** Failures caused by the card or its bank, not by the gateway, the customer or the purchase. */
const REFUSALS: ReadonlySet<string> = new Set([
  'card_declined',
  'insufficient_funds',
  'card_expired',
  'authentication_failed',
]);

/** Payment methods of a brand with the customer's saved funds. */
export function listPaymentMethods(
  brand: SandboxBrand,
  funds: readonly StoredFundMarkedIfRefused[],
  filters: PaymentMethodPurposeFilters,
  now: number,
): PaymentMethod[] {
  const saved = funds
    .filter(({ verificationStatus }) => !filters.failedVerification || verificationStatus === 'Failed Verification')
    .map(({ isRefused, ...fund }) => ({ ...toFundResponse(fund, now), ...(isRefused && { is_refused: true }) }));
  const all = [
    ...listDepositMethods(brand).map((method) => depositAnswer(method, brand, saved)),
    ...listWithdrawalMethods(brand).map((method) => withdrawalAnswer(method, brand, saved)),
  ];
  return all
    .filter(({ attributes }) => !filters.cart || attributes.cart)
    .filter(
      ({ attributes }) =>
        (attributes.direction === 'withdrawal') === (filters.withdraw ?? attributes.direction === 'withdrawal'),
    )
    .filter(({ attributes }) => !filters.digitalWallets || attributes.digital_wallet)
    .filter((method) => !filters.failedVerification || method.funds.length > 0);
}

function depositAnswer(method: DepositMethod, brand: SandboxBrand, saved: readonly Fund[]): PaymentMethod {
  const isLater = method.arrival.kind === 'later';
  return {
    code: method.code,
    funds: fundsFor(method, saved),
    available_gateways: listGatewaysForDepositMethod(method, brand),
    attributes: {
      name: method.name,
      direction: 'deposit',
      cart: !isLater,
      digital_wallet: method.arrival.kind === 'wallet-pay',
      fund_type: method.fundType,
      bank_types: method.bankTypes,
    },
    rules: rulesOf(
      method,
      method.arrival.kind === 'card' ? listGatewaysRequiringSecurityCode(brand.siteKey) : [],
      brand,
    ),
  };
}

function withdrawalAnswer(method: WithdrawalMethod, brand: SandboxBrand, saved: readonly Fund[]): PaymentMethod {
  return {
    code: method.code,
    funds: fundsFor(method, saved),
    available_gateways: [],
    attributes: {
      name: method.name,
      direction: 'withdrawal',
      cart: false,
      digital_wallet: false,
      fund_type: method.fundType,
      bank_types: method.bankTypes,
    },
    rules: rulesOf(method, [], brand),
  };
}

function fundsFor({ fundType, bankTypes }: DepositMethod | WithdrawalMethod, saved: readonly Fund[]): Fund[] {
  return saved.filter(
    ({ type, bank_type: bankType }) => type === fundType && (bankType === null || bankTypes.includes(bankType)),
  );
}

function rulesOf(
  { minimum, maximum }: DepositMethod | WithdrawalMethod,
  cscRequired: PaymentMethod['rules']['csc_required'],
  { catalogue }: SandboxBrand,
): PaymentMethod['rules'] {
  const { currency } = catalogue.branding;
  return {
    min_amount: toDecimalAmount(minimum, currency),
    max_amount: toDecimalAmount(maximum, currency),
    csc_required: cscRequired,
    enabled: true,
  };
}
