import { type MinorUnits, toDecimalAmount } from '#domain/money.ts';
import type { Money } from '#schemas/generated/api/wire-types.gen.ts';

export function toMoneyResponse(minor: MinorUnits, currency: string): Money {
  return { amount: toDecimalAmount(minor, currency), currency };
}

export function toPrizePoolResponse(minor: MinorUnits | null, currency: string): Money | null {
  return minor === null ? null : toMoneyResponse(minor, currency);
}
