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
import { walletMessages } from '../wallet.messages.gen.ts';
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

/** A name of a company is the same in every language. */
type MethodName =
  | { readonly brandName: string }
  | {
      readonly nameMessage:
        | 'bankDeposit'
        | 'bankTransfer'
        | 'card'
        | 'directDebit'
        | 'telegraphicTransfer'
        | 'transfer'
        | 'transferService';
    };

type MethodTerms<Kind extends Method & { readonly code: string }> = Omit<Kind, 'code' | 'name'> & MethodName;

export interface DepositMethod extends Method {
  readonly code: DepositMethodCode;
  readonly arrival: DepositKind;
}

export interface WithdrawalMethod extends Method {
  readonly code: WithdrawalMethodCode;
  readonly daysToPay: number;
}

const none = { fundType: null, bankTypes: [] } as const;

const DEPOSITS: Readonly<Record<DepositMethodCode, MethodTerms<DepositMethod>>> = {
  cc: {
    nameMessage: 'card',
    fundType: 'cc',
    bankTypes: [],
    minimum: 100,
    maximum: 5_000_00,
    arrival: { kind: 'card' },
  },
  pl: {
    brandName: 'PayPal',
    fundType: 'paypal',
    bankTypes: [],
    minimum: 100,
    maximum: 2_000_00,
    arrival: { kind: 'paypal' },
  },
  ap: { ...none, brandName: 'Apple Pay', minimum: 100, maximum: 2_000_00, arrival: { kind: 'wallet-pay' } },
  gp: { ...none, brandName: 'Google Pay', minimum: 100, maximum: 2_000_00, arrival: { kind: 'wallet-pay' } },
  bp: { ...none, brandName: 'BPAY', minimum: 1000, maximum: 10_000_00, arrival: { kind: 'later', daysToArrive: 1 } },
  bd: {
    ...none,
    nameMessage: 'bankDeposit',
    minimum: 1000,
    maximum: 10_000_00,
    arrival: { kind: 'later', daysToArrive: 2 },
  },
  dd: {
    nameMessage: 'directDebit',
    fundType: 'bank',
    bankTypes: ['bsb'],
    minimum: 1000,
    maximum: 1_000_00,
    arrival: { kind: 'later', daysToArrive: 3 },
  },
  td: {
    ...none,
    nameMessage: 'transfer',
    minimum: 1000,
    maximum: 10_000_00,
    arrival: { kind: 'later', daysToArrive: 3 },
  },
};

const WITHDRAWALS: Readonly<Record<WithdrawalMethodCode, MethodTerms<WithdrawalMethod>>> = {
  do: {
    nameMessage: 'bankTransfer',
    fundType: 'bank',
    bankTypes: ['bsb'],
    minimum: 500,
    maximum: 20_000_00,
    daysToPay: 1,
  },
  tt: {
    nameMessage: 'telegraphicTransfer',
    fundType: 'bank',
    bankTypes: ['swift'],
    minimum: 5000,
    maximum: 20_000_00,
    daysToPay: 3,
  },
  tw: {
    nameMessage: 'transferService',
    fundType: 'bank',
    bankTypes: ['bsb', 'swift'],
    minimum: 1000,
    maximum: 10_000_00,
    daysToPay: 2,
  },
  pl: { brandName: 'PayPal', fundType: 'paypal', bankTypes: [], minimum: 500, maximum: 2_000_00, daysToPay: 1 },
};

function getMethodName(name: MethodName): string {
  return 'brandName' in name ? name.brandName : walletMessages[name.nameMessage]();
}

/** PayPal needs Braintree, and BPAY an Australian brand. */
export function listDepositMethods({ siteKey, catalogue }: SandboxBrand): DepositMethod[] {
  return depositMethodCodes
    .filter((code) => code !== 'pl' || findBrandCardGateway(siteKey, 'braintree') !== null)
    .filter((code) => code !== 'bp' || catalogue.country === 'AU')
    .map((code) => ({ ...DEPOSITS[code], code, name: getMethodName(DEPOSITS[code]) }));
}

export function getLowestDepositMinimumOfBrand(brand: SandboxBrand): MinorUnits {
  return Math.min(...listDepositMethods(brand).map(({ minimum }) => minimum));
}

export function listWithdrawalMethods({ siteKey }: SandboxBrand): WithdrawalMethod[] {
  return withdrawalMethodCodes
    .filter((code) => code !== 'pl' || findBrandCardGateway(siteKey, 'braintree') !== null)
    .map((code) => ({ ...WITHDRAWALS[code], code, name: getMethodName(WITHDRAWALS[code]) }));
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
