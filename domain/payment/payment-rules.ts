import type { CardGatewayKey, Fund, PaymentMethod } from '#schemas/generated/api/types.gen.ts';
import { createAmountTextProblem, isAmountText, SMALLEST_AMOUNT } from '../forms/amount-rules.ts';
import type { FormProblem } from '../forms/form-problem.ts';
import { type MinorUnits, parseDecimalAmount } from '../money.ts';

/** Digits of the main units of the largest amount that may be typed. */
const MAX_UNIT_DIGITS = 7;

export interface PaymentAmountLimits {
  /** Minor units. */
  readonly least: MinorUnits;
  readonly most: MinorUnits;
}

export interface TypedAmountResult {
  /** Minor units; null where the text is not a valid amount. */
  readonly amount: MinorUnits | null;
  readonly problem: FormProblem | null;
}

/** Parses a typed amount (specification: Validation rules, "currency", "minimum", "maximum"). */
export function parseTypedAmount(
  text: string,
  currency: string,
  limits: PaymentAmountLimits | null,
): TypedAmountResult {
  const trimmed = text.trim();
  if (trimmed === '') return { amount: null, problem: { message: 'required' } };
  if (!isAmountText(trimmed, currency, MAX_UNIT_DIGITS))
    return { amount: null, problem: createAmountTextProblem(currency) };
  const amount = parseDecimalAmount(trimmed, currency);
  const problem = findAmountLimitProblem(amount, limits);
  return problem ? { amount: null, problem } : { amount, problem: null };
}

/** Checks an amount against the limits of a payment method; null if it is valid. */
export function findAmountLimitProblem(amount: MinorUnits, limits: PaymentAmountLimits | null): FormProblem | null {
  const least = Math.max(limits?.least ?? SMALLEST_AMOUNT, SMALLEST_AMOUNT);
  if (amount < least) return { message: 'minimum', values: { amount: least } };
  if (limits && amount > limits.most) return { message: 'maximum', values: { amount: limits.most } };
  return null;
}

export function getAmountLimits({ rules }: Pick<PaymentMethod, 'rules'>, currency: string): PaymentAmountLimits {
  return { least: parseDecimalAmount(rules.minAmount, currency), most: parseDecimalAmount(rules.maxAmount, currency) };
}

/** Whether a method accepts an amount; an amount that is not known yet is always accepted. */
export function doesPaymentMethodAcceptAmount(
  method: Pick<PaymentMethod, 'rules'>,
  amount: MinorUnits | null,
  currency: string,
): boolean {
  if (!method.rules.enabled) return false;
  return amount === null || findAmountLimitProblem(amount, getAmountLimits(method, currency)) === null;
}

/**
 * Whether the gateway requires the security code of a saved card (specification: Validation rules, "cscRequired
 * lists").
 */
export function requiresSecurityCode(
  { rules }: Pick<PaymentMethod, 'rules'>,
  gatewayKey: CardGatewayKey | null,
): boolean {
  return gatewayKey !== null && rules.cscRequired.includes(gatewayKey);
}

/** Checks a card security code; null if it is valid. */
export function findSecurityCodeProblem(code: string): FormProblem | null {
  const trimmed = code.trim();
  if (trimmed === '') return { message: 'required' };
  if (!/^\d+$/.test(trimmed)) return { message: 'numbers-only' };
  return /^\d{3,4}$/.test(trimmed) ? null : { message: 'invalid' };
}

/** Whether a saved fund is neither expired nor failed verification. */
export function isSavedFundUsable({
  isExpired,
  verificationStatus,
}: Pick<Fund, 'isExpired' | 'verificationStatus'>): boolean {
  return !isExpired && verificationStatus !== 'Failed Verification';
}
