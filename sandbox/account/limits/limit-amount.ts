import { DEFAULT_FORM_MESSAGES, formatFormProblemInDefaultWords } from '#domain/forms/form-messages.ts';
import { type MinorUnits, parseDecimalAmount, toDecimalAmount } from '#domain/money.ts';
import { type ApiFault, createRefusalFault } from '../../http/api-fault.ts';

/** A limit of zero is not allowed: an account is closed by another call. */
const MIN_LIMIT: MinorUnits = 100;

/**
 * Parses the requested limit into minor units.
 *
 * @throws ApiFault 422 `required`, `invalid`, `below_minimum` or `above_maximum`, in the words of the forms.
 */
export function parseLimitAmount(text: string, most: MinorUnits): MinorUnits {
  const given = text.trim();
  if (given === '') throw refused('required', DEFAULT_FORM_MESSAGES.required);
  if (!/^\d{1,13}(\.\d{1,2})?$/.test(given)) throw refused('invalid', DEFAULT_FORM_MESSAGES.currency);
  const amount = parseDecimalAmount(given);
  if (amount < MIN_LIMIT) throw refused('below_minimum', bound('minimum', MIN_LIMIT));
  if (amount > most) throw refused('above_maximum', bound('maximum', most));
  return amount;
}

function bound(message: 'minimum' | 'maximum', amount: MinorUnits): string {
  return formatFormProblemInDefaultWords({ message, fill: { amount: toDecimalAmount(amount) } });
}

function refused(code: string, message: string): ApiFault {
  return createRefusalFault(code, message, 'limit');
}
