import type { MinorUnits, MoneyFormat } from '#domain/money.ts';
import { type ApiFault, createRefusalFault } from '../../http/api-fault.ts';
import { parseAmountText } from '../../http/parse-amount-text.ts';
import { formatFormMessage } from '../../messages/form-message.ts';

/** A limit of zero is not allowed: an account is closed by another call. */
const MIN_LIMIT: MinorUnits = 100;

/**
 * Parses the requested limit into minor units.
 *
 * @throws ApiFault 422 `required`, `invalid`, `below_minimum` or `above_maximum`, in the words of the forms.
 */
export function parseLimitAmount(text: string, most: MinorUnits, money: MoneyFormat): MinorUnits {
  const given = text.trim();
  if (given === '') throw refused('required', formatFormMessage('required'));
  const amount = parseAmountText(given, money, 'limit');
  if (amount < MIN_LIMIT)
    throw refused(
      'below_minimum',
      formatFormMessage('minimum', { amount: { minor: MIN_LIMIT, currency: money.currency } }),
    );
  if (amount > most)
    throw refused('above_maximum', formatFormMessage('maximum', { amount: { minor: most, currency: money.currency } }));
  return amount;
}

function refused(code: string, message: string): ApiFault {
  return createRefusalFault(code, message, 'limit');
}
