import { createInvalidValueFault } from '../../http/api-fault.ts';
import type { PaymentMethodPurposeFilters } from './payment-methods.ts';

/** @throws ApiFault 422 `invalid` for a filter with another value than the contract knows. */
export function parsePaymentMethodFilters(query: Readonly<Record<string, string>>): PaymentMethodPurposeFilters {
  const withdraw = valueOf(query, 'funds_withdraw', ['true', 'false']);
  return {
    ...(valueOf(query, 'funds_cart', ['true']) ? { cart: true } : {}),
    ...(withdraw === null ? {} : { withdraw: withdraw === 'true' }),
    ...(valueOf(query, 'funds_digital_wallets', ['true']) ? { digitalWallets: true } : {}),
    ...(valueOf(query, 'funds_failed_verification', ['true']) ? { failedVerification: true } : {}),
  };
}

function valueOf(query: Readonly<Record<string, string>>, name: string, known: readonly string[]): string | null {
  const value = query[name];
  if (value === undefined) return null;
  if (known.includes(value)) return value;
  throw createInvalidValueFault(name);
}
