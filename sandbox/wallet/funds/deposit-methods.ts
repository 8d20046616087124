import type { MinorUnits } from '#domain/money.ts';
import type {
  BankCodeType,
  CardGatewayKey,
  DepositMethodCode,
  FundType,
  WithdrawalMethodCode,
} from '#schemas/generated/api/wire-types.gen.ts';
import type { SandboxBrand } from '../../shop.ts';
import { findBrandCardGateway, listBrandCardGateways } from '../gateways/brand-gateways.ts';
import { depositMethodCodes, withdrawalMethodCodes } from './payment-codes.ts';

interface Method {
  readonly name: string;
  readonly fundType: FundType | null;
  readonly bankTypes: readonly BankCodeType[];
  readonly minimum: MinorUnits;
  readonly maximum: MinorUnits;
}

/**
 * How a deposit arrives: from a saved card, through a PayPal page, by device wallet, or later, after `daysToArrive`.
 */
type DepositKind =
  | { readonly kind: 'card' | 'paypal' | 'wallet-pay' }
  | { readonly kind: 'later'; readonly daysToArrive: number };

export interface DepositMethod extends Method {
  readonly code: DepositMethodCode;
  readonly arrival: DepositKind;
}

export interface WithdrawalMethod extends Method {
  readonly code: WithdrawalMethodCode;
  readonly daysToPay: number;
}

const none = { fundType: null, bankTypes: [] } as const;

const DEPOSITS: Readonly<Record<DepositMethodCode, Omit<DepositMethod, 'code'>>> = {
  cc: { name: 'Card', fundType: 'cc', bankTypes: [], minimum: 100, maximum: 5_000_00, arrival: { kind: 'card' } },
  pl: {
    name: 'PayPal',
    fundType: 'paypal',
    bankTypes: [],
    minimum: 100,
    maximum: 2_000_00,
    arrival: { kind: 'paypal' },
  },
  ap: { ...none, name: 'Apple Pay', minimum: 100, maximum: 2_000_00, arrival: { kind: 'wallet-pay' } },
  gp: { ...none, name: 'Google Pay', minimum: 100, maximum: 2_000_00, arrival: { kind: 'wallet-pay' } },
  bp: { ...none, name: 'BPAY', minimum: 1000, maximum: 10_000_00, arrival: { kind: 'later', daysToArrive: 1 } },
  bd: { ...none, name: 'Bank deposit', minimum: 1000, maximum: 10_000_00, arrival: { kind: 'later', daysToArrive: 2 } },
  dd: {
    name: 'Direct debit',
    fundType: 'bank',
    bankTypes: ['bsb'],
    minimum: 1000,
    maximum: 1_000_00,
    arrival: { kind: 'later', daysToArrive: 3 },
  },
  td: { ...none, name: 'Transfer', minimum: 1000, maximum: 10_000_00, arrival: { kind: 'later', daysToArrive: 3 } },
};

const WITHDRAWALS: Readonly<Record<WithdrawalMethodCode, Omit<WithdrawalMethod, 'code'>>> = {
  do: { name: 'Bank transfer', fundType: 'bank', bankTypes: ['bsb'], minimum: 500, maximum: 20_000_00, daysToPay: 1 },
  tt: {
    name: 'Telegraphic transfer',
    fundType: 'bank',
    bankTypes: ['swift'],
    minimum: 5000,
    maximum: 20_000_00,
    daysToPay: 3,
  },
  tw: {
    name: 'Transfer service',
    fundType: 'bank',
    bankTypes: ['bsb', 'swift'],
    minimum: 1000,
    maximum: 10_000_00,
    daysToPay: 2,
  },
  pl: { name: 'PayPal', fundType: 'paypal', bankTypes: [], minimum: 500, maximum: 2_000_00, daysToPay: 1 },
};

/** PayPal needs Braintree, and BPAY an Australian brand. */
export function listDepositMethods({ siteKey, catalogue }: SandboxBrand): DepositMethod[] {
  return depositMethodCodes
    .filter((code) => code !== 'pl' || findBrandCardGateway(siteKey, 'braintree') !== null)
    .filter((code) => code !== 'bp' || catalogue.branding.currency === 'AUD')
    .map((code) => ({ code, ...DEPOSITS[code] }));
}

export function getLowestDepositMinimumOfBrand(brand: SandboxBrand): MinorUnits {
  return Math.min(...listDepositMethods(brand).map(({ minimum }) => minimum));
}

export function listWithdrawalMethods({ siteKey }: SandboxBrand): WithdrawalMethod[] {
  return withdrawalMethodCodes
    .filter((code) => code !== 'pl' || findBrandCardGateway(siteKey, 'braintree') !== null)
    .map((code) => ({ code, ...WITHDRAWALS[code] }));
}

/** Gateways for a deposit method, preferred one first. */
export function listGatewaysForDepositMethod(
  { arrival }: DepositMethod,
  { siteKey }: SandboxBrand,
): readonly CardGatewayKey[] {
  switch (arrival.kind) {
    case 'card':
    case 'wallet-pay':
      return listBrandCardGateways(siteKey);
    case 'paypal':
      return ['braintree'];
    case 'later':
      return [];
  }
}
