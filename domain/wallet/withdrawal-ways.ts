import type { BankCodeType, Fund, PaymentMethod, WithdrawalMethodCode } from '#schemas/generated/api/types.gen.ts';
import { type MinorUnits, parseDecimalAmount } from '../money.ts';

/** Withdrawal method codes (specification: Business constants and limits, "withdrawal codes"). */
const WITHDRAWAL_CODES = ['tt', 'pl', 'tw', 'do'] as const satisfies readonly WithdrawalMethodCode[];
const BANK_TYPES = ['bsb', 'swift'] as const satisfies readonly BankCodeType[];

/** An account and method to withdraw to. */
export interface WithdrawalDestination {
  readonly methodCode: WithdrawalMethodCode;
  readonly fundId: string;
  /** Null for PayPal. */
  readonly bankType: BankCodeType | null;
}

export interface WithdrawalDestinationWithLimits {
  readonly way: WithdrawalDestination;
  readonly name: string;
  readonly fund: Fund;
  readonly least: MinorUnits;
  readonly most: MinorUnits;
}

/** Withdrawal options in the order of the methods, without accounts that failed verification. */
export function listWithdrawalOptions(
  methods: readonly PaymentMethod[],
  currency: string,
): WithdrawalDestinationWithLimits[] {
  return methods
    .filter(({ attributes, rules }) => attributes.direction === 'withdrawal' && rules.enabled)
    .flatMap(({ code, attributes, funds, rules }) => {
      const methodCode = WITHDRAWAL_CODES.find((known) => known === code);
      if (methodCode === undefined) return [];
      return funds
        .filter(({ verificationStatus }) => verificationStatus !== 'Failed Verification')
        .map((fund) => ({
          way: { methodCode, fundId: fund.customerFundId, bankType: fund.bankType },
          name: attributes.name,
          fund,
          least: parseDecimalAmount(rules.minAmount, currency),
          most: parseDecimalAmount(rules.maxAmount, currency),
        }));
    });
}

/** Serialises a withdrawal way for a form field. */
export function serialiseWithdrawalDestination({ methodCode, fundId, bankType }: WithdrawalDestination): string {
  return [methodCode, bankType ?? '', fundId].join(':');
}

/** Parses the value of a form field; null if it is not a withdrawal way. */
export function parseWithdrawalDestination(value: string): WithdrawalDestination | null {
  const [code, type, ...rest] = value.split(':');
  const methodCode = WITHDRAWAL_CODES.find((known) => known === code);
  const fundId = rest.join(':');
  if (methodCode === undefined || fundId === '') return null;
  return { methodCode, fundId, bankType: BANK_TYPES.find((known) => known === type) ?? null };
}
