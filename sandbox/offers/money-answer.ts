import { type MinorUnits, toDecimalAmount } from '#domain/money.ts';
import type { Money } from '#schemas/generated/api/wire-types.gen.ts';

export function moneyAnswer(minor: MinorUnits, currency: string): Money {
  return { amount: toDecimalAmount(minor), currency };
}

export function prizePoolAnswer(minor: MinorUnits | null, currency: string): Money | null {
  return minor === null ? null : moneyAnswer(minor, currency);
}
