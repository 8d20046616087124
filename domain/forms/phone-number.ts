import type { PhoneNumbering } from '#schemas/forms/form.ts';

const CHARACTERS = /^\+?[\d\s().-]+$/;

/** Whether a text may be a phone number. Those of the own country must fit one of its formats. */
export function isPhoneNumber(text: string, numbering?: PhoneNumbering): boolean {
  const { length } = readDigits(text);
  if (!CHARACTERS.test(text) || length < 6 || length > 15) return false;
  return numbering === undefined || isForeign(text, numbering) || formatNationalPhoneNumber(text, numbering) !== null;
}

/** A number of the own country as people write it there, such as '02 5550 1184'; null for any other text. */
export function formatNationalPhoneNumber(text: string, numbering: PhoneNumbering): string | null {
  const { callingCode, nationalPrefix = '', formats } = numbering;
  const international = readInternationalDigits(text, numbering);
  if (international === null) return fillFirstFormat(formats, readDigits(text));
  if (!international.startsWith(callingCode)) return null;
  const digits = international.slice(callingCode.length);
  // Some write the national prefix after the calling code too, as in '+44 (0)20'.
  return fillFirstFormat(formats, nationalPrefix + digits) ?? fillFirstFormat(formats, digits);
}

/** A number with its calling code, such as '+61 2 5550 1184'. Numbers of other countries stay as they are written. */
export function formatInternationalPhoneNumber(text: string, numbering: PhoneNumbering): string {
  const { callingCode, nationalPrefix = '' } = numbering;
  const national = formatNationalPhoneNumber(text, numbering);
  if (national === null) return text.startsWith('+') ? text : `+${readInternationalDigits(text, numbering) ?? text}`;
  const subscriber = national.startsWith(nationalPrefix) ? national.slice(nationalPrefix.length) : national;
  return `+${callingCode} ${subscriber}`;
}

function isForeign(text: string, numbering: PhoneNumbering): boolean {
  const international = readInternationalDigits(text, numbering);
  return international !== null && !international.startsWith(numbering.callingCode);
}

/** Calling code and the digits after it; null for a national number. */
function readInternationalDigits(text: string, { internationalPrefix }: PhoneNumbering): string | null {
  const digits = readDigits(text);
  if (text.startsWith('+')) return digits;
  const isDialled = internationalPrefix !== undefined && digits.startsWith(internationalPrefix);
  return isDialled ? digits.slice(internationalPrefix.length) : null;
}

function readDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

function fillFirstFormat(formats: readonly string[], digits: string): string | null {
  const format = formats.find((candidate) => fits(candidate, digits));
  let next = 0;
  return format?.replaceAll(/[\d#]/g, () => digits[next++] ?? '') ?? null;
}

function fits(format: string, digits: string): boolean {
  const places = [...format.replaceAll(/[ -]/g, '')];
  return places.length === digits.length && places.every((place, index) => place === '#' || place === digits[index]);
}
